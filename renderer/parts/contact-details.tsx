import { ClockIcon } from '../icons/index.ts'
import { useSite } from '../use-site.ts'
import { ContactLine, ContactLines } from './contact-lines.tsx'
import { OpeningHours } from './opening-hours.tsx'

/** Address, phone, e-mail and opening hours. */
export function ContactDetails() {
  const { panel } = useSite().contact
  return (
    <div className="contact-details">
      <div className="contact-list">
        <ContactLines />
      </div>
      <ContactLine icon={<ClockIcon />} label={panel.hours}>
        <OpeningHours />
      </ContactLine>
    </div>
  )
}
