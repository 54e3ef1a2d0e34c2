import { useQuery } from '@tanstack/react-query'
import type { DeskClinic } from '../../../../../schemas/desk.ts'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { hour, minute } from '../../../../../schemas/time/durations.ts'
import {
  currentOrNextOpenTime,
  type Opening,
  openTimeBetween,
} from '../../../../../schemas/time/open-time.ts'
import { promiseEnds, responsePromiseHours } from '../../../../../schemas/time/response-promise.ts'
import { atMoment, hoursWords, momentWords, spanWords } from '../../../parts/time-words.ts'
import { useNow } from '../../../parts/use-now.ts'

/** How long somebody has waited, out of the promised hours and in opening hours. */
export function PromiseClock({ enquiry: { status, createdAt, restricted } }: { enquiry: StoredEnquiry }) {
  const now = useNow()
  const { data } = useQuery<DeskClinic>({ queryKey: ['/api/clinic'] })
  const received = new Date(createdAt)
  if (status !== 'new' || restricted || received > now) return null
  const waited = now.getTime() - received.getTime()
  const ends = promiseEnds(received)
  const isLate = ends < now
  return (
    <section className="clock" aria-label="The promise" data-late={isLate || undefined}>
      <p>
        <strong>
          {isLate
            ? `Overdue by ${spanWords(now.getTime() - ends.getTime())}`
            : `${spanWords(Math.ceil((ends.getTime() - now.getTime()) / minute) * minute)} left`}
        </strong>
        : {hoursWords(waited)} of {responsePromiseHours} h, promised by {momentWords(ends, now)}.
      </p>
      <progress aria-hidden="true" max={responsePromiseHours * hour} value={waited} />
      {data?.opening && <p className="muted">{openWords(data.opening, received, now)}</p>}
    </section>
  )
}

function openWords(opening: Opening, received: Date, now: Date): string {
  const open = openTimeBetween(opening, received, now)
  const next = currentOrNextOpenTime(opening, now)
  const since =
    open === undefined
      ? ''
      : open === 0
        ? 'The clinic has not been open since.'
        : `The clinic was open for ${hoursWords(open)} of that.`
  if (!next) return since
  const state =
    next.opens <= now
      ? `Open now, until ${momentWords(next.closes, now)}.`
      : `It opens ${atMoment(next.opens, now)}.`
  return `${since} ${state}`.trim()
}
