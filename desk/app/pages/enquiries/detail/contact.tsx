import { type SubmitEvent, useState } from 'react'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { change } from '../../../change.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { diallable } from './diallable.ts'

/** Phone and e-mail, large enough to read while dialling, with a form to correct them. */
export function Contact({ enquiry }: { enquiry: StoredEnquiry }) {
  const [isEdited, setEdited] = useState(false)
  const { email, phone } = enquiry
  if (isEdited) return <ContactForm enquiry={enquiry} onEnd={() => setEdited(false)} />
  return (
    <div className="contact">
      <p className="phone">
        <a href={`tel:${diallable(phone)}`}>{phone}</a>
        <CopyButton text={phone} label="the phone number" />
      </p>
      <p>
        {email}
        <CopyButton text={email} label="the e-mail address" />
        <button type="button" className="button button-quiet button-small" onClick={() => setEdited(true)}>
          Correct<span className="sr-only"> e-mail or phone</span>
        </button>
      </p>
    </div>
  )
}

function ContactForm({ enquiry, onEnd }: { enquiry: StoredEnquiry; onEnd: () => void }) {
  const { reference, email, phone } = enquiry
  const [problem, setProblem] = useState<string>()
  const keep = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [nextEmail, nextPhone] = [String(typed.get('email')), String(typed.get('phone'))]
    const edited = {
      ...(nextEmail !== email && { email: nextEmail }),
      ...(nextPhone !== phone && { phone: nextPhone }),
    }
    if (Object.keys(edited).length === 0) return onEnd()
    const body = { ...edited, expected: { email, phone } }
    const outcome = await change('POST', `/api/enquiries/${reference}/contact`, body, { showsProblem: false })
    if ('problem' in outcome) setProblem(outcome.problem)
    else onEnd()
  }
  return (
    <form className="contact-form" onSubmit={(event) => void keep(event)} noValidate>
      <label className="field">
        Phone
        <input name="phone" type="tel" defaultValue={phone} autoComplete="off" />
      </label>
      <label className="field">
        E-mail
        <input name="email" type="email" defaultValue={email} autoComplete="off" />
      </label>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="button">
          Keep
        </button>
        <button type="button" className="button button-quiet" onClick={onEnd}>
          Cancel
        </button>
      </div>
    </form>
  )
}
