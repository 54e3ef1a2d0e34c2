import { capitalised } from '../../schemas/capitalised.ts'
import { formatTime } from '../../schemas/content/clock-words.ts'
import { weekdays } from '../../schemas/content/opening-hours.ts'
import { day } from '../../schemas/time/durations.ts'
import { months } from '../../schemas/time/months.ts'
import { closedDays } from '../../schemas/time/open-time.ts'
import { useSite } from '../use-site.ts'

/** Opening hours, one row per day. A script marks today's row and dates the next alternate day: see enhance/opening-hours.ts. */
export function OpeningHours() {
  const { clinic, contact } = useSite()
  const { panel } = contact
  const closedOn = closedDays(clinic.closures, new Date())
  return (
    <>
      <dl className="hours" data-closed-on={closedOn} data-months={months.join(' ')}>
        {clinic.hours.map((entry) => {
          const day = capitalised(entry.day)
          const closed = 'closed' in entry
          const alternate = closed ? undefined : entry.alternate
          return (
            <div
              className="hours-row"
              key={entry.day}
              data-day={day}
              data-every={alternate ? 14 : 7}
              data-on={alternate ? dayNumber(alternate.firstOpen) % 14 : weekdayOn(entry.day)}
              data-opens={closed ? undefined : entry.opens}
              data-closes={closed ? undefined : entry.closes}
              data-closed={closed || undefined}
            >
              <dt>
                {alternate ? panel.alternate.replace('{day}', day) : day}
                {alternate && <span className="hours-next" data-next={panel.next} />}
              </dt>
              {/* A script repeats these times, and cannot read a translation. */}
              <dd translate={closed ? undefined : 'no'}>{closed ? panel.closed : <Times {...entry} />}</dd>
            </div>
          )
        })}
      </dl>
      <span className="hours-today">{` ${panel.today}`}</span>
      {clinic.closures?.bankHolidays === 'closed' && <p className="hours-note">{panel.bankHolidays}</p>}
    </>
  )
}

/** Days from 1 January 1970, a Thursday, to the first such weekday. */
const weekdayOn = (day: (typeof weekdays)[number]) => (weekdays.indexOf(day) + 4) % 7
const dayNumber = (date: string) => Date.parse(date) / day

/** With large text the line breaks between the two times, never inside one. Firefox breaks at no `<wbr>` within unbroken text. */
const Times = ({ opens, closes }: { opens: string; closes: string }) => (
  <>
    <span className="figure-text">{`${formatTime(opens)}-`}</span>
    <wbr />
    <span className="figure-text">{formatTime(closes)}</span>
  </>
)
