import { adultAge, forAdultsWords, reasonLabel } from '../../../../../schemas/enquiry-reason.ts'
import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { ukTime } from '../../../../../schemas/time/london-time.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'

/** Texts of frequent mails. They say nothing about health beyond the reason for contact. */
function mailTemplates({ name, reasonForContact, createdAt, phone }: StoredEnquiry) {
  const dear = `Dear ${name},`
  const received = `Thank you for your enquiry of ${ukTime(createdAt)}`
  const close = 'Kind regards,\nthe clinic'
  return [
    {
      title: 'We could not reach you',
      text: `${dear}\n\n${received}. We rang you on ${phone} and could not reach you. When would be a good time to ring you? You can also ring us, or reply to this email.\n\n${close}`,
    },
    {
      title: 'A time for your visit',
      text: `${dear}\n\n${received} about ${reasonLabel(reasonForContact)}. Could you come on one of these days?\n\n- \n- \n\n${close}`,
    },
    {
      title: `Under ${adultAge}`,
      text: `${dear}\n\n${received}. This treatment ${forAdultsWords}, so we cannot offer it to you. We would be happy to answer any other questions.\n\n${close}`,
    },
  ]
}

/** Texts to copy into the clinic's own mail program. Nothing is sent from here. */
export function MailTemplates({ enquiry }: { enquiry: StoredEnquiry }) {
  return (
    <details>
      <summary>Words for a mail, to copy</summary>
      <ul className="rows">
        {mailTemplates(enquiry).map(({ title, text }) => (
          <li key={title} className="note">
            <h3>{title}</h3>
            <p className="message">{text}</p>
            <CopyButton text={text} label={`the words: ${title}`} />
          </li>
        ))}
      </ul>
    </details>
  )
}
