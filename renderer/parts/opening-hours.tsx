import { formatTime } from '../../schemas/content/clock-words.ts'
import { useSite } from '../use-site.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Opening hours, one row per day. A script marks today's row and dates the next alternate day. */
export function OpeningHours() {
  const { clinic, contact } = useSite()
  const { panel } = contact
  return (
    <dl className="hours" data-today-label={panel.today}>
      {clinic.hours.map((entry) => {
        const day = capital(entry.day)
        const closed = 'closed' in entry
        const alternate = closed ? undefined : entry.alternate
        return (
          <div
            className="hours-row"
            key={entry.day}
            data-day={entry.day}
            data-opens={closed ? undefined : entry.opens}
            data-closes={closed ? undefined : entry.closes}
            data-first-open={alternate?.firstOpen}
            data-closed={closed || undefined}
          >
            <dt>
              {alternate ? panel.alternate.replace('{day}', day) : day}
              {alternate && <span className="hours-next" data-next={panel.next} />}
            </dt>
            <dd>{closed ? panel.closed : <Times {...entry} />}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Large text breaks the line between the two times, never inside one. */
const Times = ({ opens, closes }: { opens: string; closes: string }) => (
  <>
    {`${formatTime(opens)}-`}
    <wbr />
    {formatTime(closes)}
  </>
)
