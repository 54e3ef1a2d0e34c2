import { capitalised } from '../../../../schemas/capitalised.ts'
import { counted } from '../../../../schemas/counted.ts'
import type { DeskContent } from '../../../../schemas/desk-content.ts'
import { longDate } from '../../../../schemas/time/long-date.ts'
import { TitledSection } from '../../parts/titled-section.tsx'
import { Finding } from './finding.tsx'

export function ContentView({ report }: { report: DeskContent }) {
  const { disagreements, pages, accepted, placeholders } = report
  return (
    <>
      <p role="status">{summary(report)}</p>
      {disagreements.length > 0 && (
        <TitledSection title="Where pages disagree">
          <ul className="rows">
            {disagreements.map((one) => (
              <li key={one.finding.place + one.finding.message}>
                <Finding {...one} />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {pages.length > 0 && (
        <TitledSection title="To fix">
          {pages.map(({ name, findings }) => (
            <div key={name} className="content-page">
              <h3>{name}</h3>
              <ul className="rows">
                {findings.map((finding) => (
                  <li key={finding.place + finding.message}>
                    <Finding finding={finding} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </TitledSection>
      )}
      {accepted.length > 0 && (
        <TitledSection title="Accepted for a time">
          <ul className="rows">
            {accepted.map(({ finding, waiver }) => (
              <li key={finding.place + finding.message} className="content-waiver">
                <time dateTime={waiver.expires}>{longDate(waiver.expires)}</time>
                <div>
                  <p>{capitalised(finding.message)}</p>
                  <p className="muted">{waiver.reason}</p>
                </div>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {placeholders.length > 0 && (
        <TitledSection title="Still to be filled in">
          <p>The clinic has not given these values yet. Write each one, and remove “!placeholder”.</p>
          <ul className="rows">
            {placeholders.map(({ name, keys }) => (
              <li key={name}>
                <details>
                  <summary>
                    {name} <span className="muted">{keys.length}</span>
                  </summary>
                  <ul className="content-keys">
                    {keys.map((key) => (
                      <li key={key}>
                        <code>{key}</code>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </>
  )
}

function summary({ errors, warnings, accepted, placeholders }: DeskContent): string {
  const keys = placeholders.reduce((sum, one) => sum + one.keys.length, 0)
  const parts = [
    errors > 0 && `${counted(errors, 'mistake that stops', 'mistakes that stop')} the site from being built`,
    warnings > 0 && counted(warnings, 'warning'),
    accepted.length > 0 && `${accepted.length} accepted for a time`,
    keys > 0 && `${counted(keys, 'placeholder')} left`,
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join(', ')}.` : 'The content is in order.'
}
