import { contactWays } from '../../renderer/contact-ways.ts'
import { ClockIcon } from '../../renderer/icons/index.ts'
import { Island } from '../../renderer/islands/island.tsx'
import { BeforeVisit } from '../../renderer/parts/before-visit.tsx'
import { BookingLink } from '../../renderer/parts/booking-link.tsx'
import { ContactLine, ContactLines } from '../../renderer/parts/contact-lines.tsx'
import { FirstPaintEnds } from '../../renderer/parts/first-paint-ends.tsx'
import { OpenNow } from '../../renderer/parts/open-now.tsx'
import { OpeningHours } from '../../renderer/parts/opening-hours.tsx'
import { PageHead } from '../../renderer/parts/page-head.tsx'
import { useSite } from '../../renderer/use-site.ts'
import { urls } from '../../schemas/urls.ts'

export function Page() {
  const { clinic, contact, treatments } = useSite()
  const { about, ...words } = contact.form
  return (
    <>
      <PageHead heading={contact.heading} lead={contact.lead}>
        <OpenNow />
        <a className="button button-secondary contact-to-form" href="#form-heading">
          {contact.panel.toForm}
        </a>
      </PageHead>
      <div className="frame section contact-columns">
        <section className="contact-visit stack" aria-labelledby="panel-heading">
          <h2 className="heading-small" id="panel-heading">
            {contact.panel.heading}
          </h2>
          <div className="contact-details">
            <div className="contact-list">
              <ContactLines />
            </div>
            <ContactLine icon={<ClockIcon />} label={contact.panel.hours}>
              <OpeningHours />
            </ContactLine>
          </div>
        </section>
        <section className="contact-form stack" aria-labelledby="form-heading">
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
            props={{
              action: urls.enquiries,
              words,
              policy: urls.legal('privacy-policy'),
              sent: contact.sent,
              failed: contact.failed,
              afterSent: contact.sentPage,
              afterFailed: contact.failedPage,
              otherWays: contactWays(clinic),
            }}
          />
          <p className="form-about" role="alert" data-offline="" hidden>
            {contact.failedPage.reasons.offline}
          </p>
        </section>
        <div className="contact-free card card-wash">
          <h2 className="card-title">{contact.free.heading}</h2>
          <p>{contact.free.text}</p>
          <BookingLink kind="secondary">{contact.book}</BookingLink>
        </div>
      </div>
      <FirstPaintEnds />
      <BeforeVisit />
    </>
  )
}
