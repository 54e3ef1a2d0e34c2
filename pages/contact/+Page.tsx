import { Island } from '../../renderer/islands/island.tsx'
import { BookingLink } from '../../renderer/parts/booking-link.tsx'
import { ContactDetails } from '../../renderer/parts/contact-details.tsx'
import { PageHead } from '../../renderer/parts/page-head.tsx'
import { urls } from '../../renderer/urls.ts'
import { useSite } from '../../renderer/use-site.ts'

export function Page() {
  const { contact } = useSite()
  return (
    <>
      <PageHead heading={contact.heading} lead={contact.lead} />
      <div className="frame section split-panel">
        <section className="stack" aria-labelledby="form-heading">
          <h2 className="heading-small" id="form-heading">
            {contact.form.heading}
          </h2>
          <p className="small">{contact.form.hint}</p>
          <Island
            name="contact-form"
            policy="interaction"
            props={{
              action: urls.enquiries,
              words: contact.form,
              policy: urls.legal('privacy-policy'),
              sent: contact.sent,
              failed: contact.failed,
            }}
          />
        </section>
        <aside className="split-aside stack" aria-labelledby="panel-heading">
          <h2 className="heading-small" id="panel-heading">
            {contact.panel.heading}
          </h2>
          <ContactDetails />
          <div className="card card-wash">
            <h3 className="card-title">{contact.free.heading}</h3>
            <p>{contact.free.text}</p>
            <BookingLink kind="secondary">{contact.book}</BookingLink>
          </div>
        </aside>
      </div>
    </>
  )
}
