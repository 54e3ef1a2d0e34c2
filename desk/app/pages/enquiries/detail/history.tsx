import type { DeskEvent } from '../../../../../schemas/desk.ts'
import { ukTime } from '../../../../../schemas/time/london-time.ts'

/** Who did what, and when; the latest first. */
export function History({ history }: { history: DeskEvent[] }) {
  return (
    <section>
      <h3>What happened</h3>
      <ol className="history">
        {history.toReversed().map(({ id, at, actor, words }) => (
          <li key={id}>
            <time dateTime={at}>{ukTime(at)}</time> {words} <span className="muted">by {actor}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
