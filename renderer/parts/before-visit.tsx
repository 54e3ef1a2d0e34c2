import { useSite } from '../use-site.ts'
import { ExternalLink } from './external-link.tsx'
import { visitFacts } from './visit-facts.ts'

/** Answers to what clients ask before a visit; renders nothing until the clinic has given one. */
export function BeforeVisit() {
  const { clinic, contact } = useSite()
  const facts = visitFacts(clinic, contact.before)
  if (facts.length === 0) return null
  return (
    <section className="section" data-tone="plaster" aria-labelledby="before-heading">
      <div className="frame">
        <h2 className="heading-small mb-8" id="before-heading">
          {contact.before.heading}
        </h2>
        <dl className="columns">
          {facts.map(({ label, text, link }) => (
            <div key={label}>
              <dt className="card-title">{label}</dt>
              <dd>
                {text}
                {link && (
                  <>
                    {' '}
                    <ExternalLink className="text-link" href={link.href}>
                      {link.label}
                    </ExternalLink>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
