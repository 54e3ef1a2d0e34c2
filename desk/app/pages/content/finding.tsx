import { capitalised } from '../../../../schemas/capitalised.ts'
import type { DeskContent } from '../../../../schemas/desk-content.ts'
import { longDate } from '../../../../schemas/time/long-date.ts'

export function Finding({ finding, accepted }: DeskContent['disagreements'][number]) {
  const { message, remedy, place, related, severity } = finding
  const tag = severity === 'error' ? 'tag tag-late' : 'tag'
  const word = severity === 'error' ? 'mistake' : 'warning'
  return (
    <div className="finding">
      <p>
        {capitalised(message)} <span className={accepted ? 'tag' : tag}>{accepted ? 'accepted' : word}</span>
      </p>
      {accepted && (
        <p className="muted">
          Accepted by the {accepted.owner} until {longDate(accepted.expires)}: {accepted.reason}
        </p>
      )}
      <p className="muted finding-places">
        <code>{place}</code>
        {related.map((one) => (
          <span key={one.place + one.message}>
            <code>{one.place}</code> {one.message}
          </span>
        ))}
      </p>
      {remedy && !accepted && <p className="muted">{remedy}</p>}
    </div>
  )
}
