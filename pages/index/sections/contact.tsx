import { BookingLink } from '../../../renderer/parts/booking-link.tsx'
import { ContactLines } from '../../../renderer/parts/contact-lines.tsx'
import { OpeningHours } from '../../../renderer/parts/opening-hours.tsx'
import { useSite } from '../../../renderer/use-site.ts'
import { urls } from '../../../schemas/urls.ts'

export function ContactSection() {
  const { contact, home } = useSite()
  const words = home.contact
  return (
    <section className="section" id="contact" data-tone="plaster" aria-labelledby="contact-heading">
      <div className="frame split-panel">
        <div className="stack">
          <h2 className="heading" id="contact-heading">
            {words.heading}
          </h2>
          <p className="lead">{words.lead}</p>
          <div className="contact-list my-4">
            <ContactLines />
          </div>
          <div className="cluster">
            <a className="button button-primary" href={urls.contactForm}>
              {words.form}
            </a>
            <BookingLink kind="secondary">{words.book}</BookingLink>
          </div>
        </div>
        <div className="facts-panel stack">
          <h3 className="subheading">{contact.panel.hours}</h3>
          <OpeningHours />
        </div>
      </div>
    </section>
  )
}
