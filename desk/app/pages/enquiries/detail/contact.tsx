import { diallable } from '../../../../../schemas/phone-number.ts'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { DetailsForm } from './details-form.tsx'
import { useCorrection } from './use-correction.ts'

/** Phone, large enough to read while dialling, and email, with a form to correct these, the name and the date of birth. */
export function Contact({ enquiry }: { enquiry: StoredEnquiry }) {
  const { edited, open, close, button } = useCorrection<StoredEnquiry>()
  const { email, phone } = enquiry
  if (edited) return <DetailsForm shown={edited} current={enquiry} onEnd={close} />
  return (
    <div className="contact">
      <p className="phone">
        <a href={`tel:${diallable(phone)}`}>{phone}</a>
        <CopyButton text={phone} label="the phone number" />
      </p>
      <p>
        {email}
        <CopyButton text={email} label="the email address" />
        <button
          ref={button}
          type="button"
          className="button button-quiet button-small"
          onClick={() => open(enquiry)}
        >
          Correct details
        </button>
      </p>
    </div>
  )
}
