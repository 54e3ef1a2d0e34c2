import { Island } from '../../../renderer/islands/island.tsx'
import { ExternalLink } from '../../../renderer/parts/external-link.tsx'
import { useSite } from '../../../renderer/use-site.ts'
import type { Home } from '../../../schemas/content/home.ts'
import type { Testimonials as TestimonialsWords } from '../../../schemas/content/testimonials.ts'

interface Props {
  words: Home['testimonials']
  testimonials: TestimonialsWords
}

/** What clients say, and the way to the reviews. */
export function Testimonials({ words, testimonials }: Props) {
  const { clinic, treatments } = useSite()
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
        </div>
        <Island
          name="testimonials"
          policy="visible"
          props={{
            label: words.heading,
            words: { start: testimonials.start, stop: testimonials.stop, dots: testimonials.previous },
            rating: 'Rated 5 out of 5',
            items: testimonials.items.map(({ name, treatment, text }) => ({
              name,
              text,
              treatment: titleOf(treatment),
            })),
          }}
        />
      </div>
    </section>
  )
}
