import type { StoredEnquiry } from '../../../../../schemas/stored-enquiry.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { mailTemplates } from './mail-texts.ts'

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
