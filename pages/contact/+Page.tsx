import { Island } from '../../renderer/islands/island.tsx'
import { BookingLink } from '../../renderer/parts/booking-link.tsx'
import { ContactDetails } from '../../renderer/parts/contact-details.tsx'
import { PageHead } from '../../renderer/parts/page-head.tsx'
import { urls } from '../../renderer/urls.ts'
import { useSite } from '../../renderer/use-site.ts'

export function Page() {
  const { clinic, contact, treatments } = useSite()
  const { about, ...words } = contact.form
  return (
    <>
      <PageHead heading={contact.heading} lead={contact.lead} />
      <div className="frame section split-panel">
        <section className="stack" aria-labelledby="form-heading">
          <h2 className="heading-small" id="form-heading">
            {contact.form.heading}
          </h2>
          <p className="small form-hint">{contact.form.hint}</p>
          {treatments
            .filter(({ reason }) => reason === undefined)
            .map(({ slug, title }) => (
              <p key={slug} className="form-about" data-query="about" data-value={slug} hidden>
                {about.replace('{treatment}', title)}
              </p>
            ))}
          <Island
            name="contact-form"
            policy="interaction"
            props={{
              action: urls.enquiries,
              words,
              policy: urls.legal('privacy-policy'),
              sent: contact.sent,
              failed: contact.failed,
              afterSent: contact.sentPage,
              afterFailed: contact.failedPage,
              otherWays: [
                { label: clinic.phone, href: urls.phone(clinic) },
                { label: clinic.email, href: urls.mail(clinic) },
              ],
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
