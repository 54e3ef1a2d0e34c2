import { BookingLink } from '../../../renderer/parts/booking-link.tsx'
import { Drawing } from '../../../renderer/parts/drawing.tsx'
import { useSite } from '../../../renderer/use-site.ts'
import { urls } from '../../../schemas/urls.ts'

export function About() {
  const words = useSite().home.about
  return (
    <section className="section" id="about" aria-labelledby="about-heading">
      <div className="frame split-panel split-portrait">
        <div className="stack">
          <h2 className="heading" id="about-heading">
            {words.heading}
          </h2>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul className="tick-list tick-list-columns">
            {words.credentials.map((credential) => (
              <li key={credential}>{credential}</li>
            ))}
          </ul>
          <div className="cluster">
            <BookingLink>{words.book}</BookingLink>
            <a className="button button-secondary" href={urls.about}>
              {words.more}
            </a>
          </div>
        </div>
        <div className="portrait">
          <Drawing name="practitioner" alt={words.alt} later />
        </div>
      </div>
    </section>
  )
}
