import { type Clinic, visitKeys } from '../../schemas/content/clinic.ts'
import type { Contact } from '../../schemas/content/contact.ts'
import { useSite } from '../use-site.ts'
import { ExternalLink } from './external-link.tsx'

interface VisitFact {
  label: string
  text: string
  link?: { label: string; href: string }
}

/** What the clinic has said about a visit so far and, once it has given a PIN, how to look up its practitioner. */
export function visitFacts(
  { visit = {}, practitioner }: Pick<Clinic, 'visit' | 'practitioner'>,
  words: Contact['before'],
): VisitFact[] {
  const { pin, register } = practitioner
  const given = visitKeys.flatMap((key) => {
    const text = visit[key]
    return text ? [{ label: words[key], text }] : []
  })
  if (!pin) return given
  const lookUp = words.lookUp.replace('{pin}', pin)
  return [
    ...given,
    { label: words.register, text: lookUp, link: { label: register.body, href: register.url } },
  ]
}

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
