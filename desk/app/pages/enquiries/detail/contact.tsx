import { useState } from 'react'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { DetailsForm } from './details-form.tsx'
import { diallable } from './diallable.ts'

/** Phone and e-mail, large enough to read while dialling, with a form to correct them and whose they are. */
export function Contact({ enquiry }: { enquiry: StoredEnquiry }) {
  const [isEdited, setEdited] = useState(false)
  const { email, phone } = enquiry
  if (isEdited) return <DetailsForm enquiry={enquiry} onEnd={() => setEdited(false)} />
  return (
    <div className="contact">
      <p className="phone">
        <a href={`tel:${diallable(phone)}`}>{phone}</a>
        <CopyButton text={phone} label="the phone number" />
      </p>
      <p>
        {email}
        <CopyButton text={email} label="the email address" />
        <button type="button" className="button button-quiet button-small" onClick={() => setEdited(true)}>
          Correct details
        </button>
      </p>
    </div>
  )
}
