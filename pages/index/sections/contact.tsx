import { BookingLink } from '../../../renderer/parts/booking-link.tsx'
import { ContactDetails } from '../../../renderer/parts/contact-details.tsx'
import { urls } from '../../../renderer/urls.ts'
import type { Home } from '../../../schemas/content/home.ts'

export function ContactSection({ words }: { words: Home['contact'] }) {
  return (
    <section className="section" id="contact" data-tone="plaster" aria-labelledby="contact-heading">
      <div className="frame split-panel">
        <div className="stack">
          <h2 className="heading" id="contact-heading">
            {words.heading}
          </h2>
          <p className="lead">{words.lead}</p>
          <div className="cluster">
            <a className="button button-primary" href={urls.contact}>
              {words.form}
            </a>
            <BookingLink kind="secondary">{words.book}</BookingLink>
          </div>
        </div>
        <ContactDetails />
      </div>
    </section>
  )
}
