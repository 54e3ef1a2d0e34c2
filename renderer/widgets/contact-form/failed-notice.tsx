import type { Ref } from 'react'
import type { Contact } from '../../../schemas/content/contact.ts'
import type { EnquiryFailure } from '../../../schemas/enquiry-failure.ts'
import { AlertIcon } from '../../icons/index.ts'
import type { ContactWay } from '../../linked-text.tsx'

/** Of the reason, which the button is described by, so that the focus that returns to it has it read. */
export const failedReasonId = 'failed-reason'

interface FailedNoticeProps {
  ref: Ref<HTMLDivElement>
  failure: EnquiryFailure | undefined
  /** What is said while a message is on its way; an earlier failure keeps its place meanwhile, so that the button stays where it is. */
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
            {/* Made anew with each failure: a translation has taken its texts. */}
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
