import { Island } from '../../../renderer/islands/island.tsx'
import { ExternalLink } from '../../../renderer/parts/external-link.tsx'
import { useSite } from '../../../renderer/use-site.ts'

export function Testimonials() {
  const { clinic, home, placeholders, testimonials, treatments } = useSite()
  const { examples, start, stop, dots, items } = testimonials
  const isExample = placeholders.some((key) => key.startsWith('testimonials.'))
  const words = home.testimonials
  const titleOf = (slug?: string) => treatments.find((treatment) => treatment.slug === slug)?.title
  return (
    <section className="section" data-tone="pink-pale">
      <div className="frame split">
        <div className="stack">
          <h2 className="heading">{words.heading}</h2>
          <p className="lead">{words.lead}</p>
          <p className="cluster">
            <strong>{words.rating}</strong>
            <ExternalLink className="text-link" href={clinic.reviews.url}>
              {words.reviews}
            </ExternalLink>
          </p>
          {isExample && <p className="note">{examples}</p>}
        </div>
        <Island
          name="testimonials"
          whenVisible
          props={{
            words: { label: words.heading, start, stop, dots },
            items: items.map(({ name, treatment, text, rating }) => ({
              name,
              text,
              rating,
              treatment: titleOf(treatment),
            })),
          }}
        />
      </div>
    </section>
  )
}
