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
    <section className="section" data-tone="pink-pale" aria-labelledby="testimonials-heading">
      <div className="frame">
        <h2 className="heading" id="testimonials-heading">
          {words.heading}
        </h2>
        <p className="lead">{words.lead}</p>
        <ul>
          {testimonials.items.map(({ name, treatment, text }) => (
            <li key={name}>
              <figure className="testimonial">
                <blockquote className="testimonial-text">{text}</blockquote>
                <figcaption className="testimonial-by">
                  {[name, titleOf(treatment)].filter(Boolean).join(', ')}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p className="cluster">
          <strong>{words.rating}</strong>
          <ExternalLink className="text-link" href={clinic.reviews.url}>
            {words.reviews}
          </ExternalLink>
        </p>
      </div>
    </section>
  )
}
