import type { Treatment } from '../../schemas/content/treatment.ts'
import { useSite } from '../use-site.ts'

/** Who a treatment is for, and who should ask first. */
export function Suitability({ treatment }: { treatment: Treatment }) {
  const words = useSite().treatmentPage
  const { suits, unsuitable } = treatment.suitability
  return (
    <section className="section" data-tone="estuary" aria-labelledby="suitability-heading">
      <div className="frame split">
        <h2 className="heading-small" id="suitability-heading">
          {words.suitability}
        </h2>
        <div className="grid gap-10 md:grid-cols-2">
          <div className="stack">
            <h3 className="subheading">{words.suits}</h3>
            <ul className="tick-list">
              {suits.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </div>
          <div className="stack">
            <h3 className="subheading">{words.unsuitable}</h3>
            <ul className="tick-list" data-kind="no">
              {unsuitable.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}
