import type { Ref } from 'react'
import type { Contact } from '../../../schemas/content/contact.ts'
import type { EnquiryFailure } from '../../../schemas/enquiry-failure.ts'
import { AlertIcon } from '../../icons/index.ts'
import type { ContactWay } from '../../linked-text.tsx'

/** Id of the reason. It describes the submit button, so screen readers read it when the focus returns there. */
export const failedReasonId = 'failed-reason'

interface FailedNoticeProps {
  ref: Ref<HTMLDivElement>
  failure: EnquiryFailure | undefined
  /** Said while a message is being sent. An earlier failure keeps its space meanwhile, so that the button stays where it is. */
  sending: string | undefined
  words: Contact['failedPage']
  otherWays: ContactWay[]
}

/** Says above the button why a message was not sent. The region is always there, so that screen readers announce its words. */
export function FailedNotice({ ref, failure, sending, words, otherWays }: FailedNoticeProps) {
  return (
    <div ref={ref} role="status" data-sending={sending && ''}>
      {sending && <span className="visually-hidden">{sending}</span>}
      {failure && (
        <div className="notice">
          <AlertIcon />
          <div className="failed-words">
            <p id={failedReasonId}>
              <strong>{words.reasons[failure]}</strong>
            </p>
            {/* A new element for each failure, since a browser's translation replaces the text nodes. */}
            <p key={failure}>
              {words.kept} {words.advice[failure]}
            </p>
            <p>
              {words.instead}{' '}
              {otherWays.map(({ label, href }) => (
                <a className="text-link failed-way" key={href} href={href}>
                  {label}
                </a>
              ))}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
