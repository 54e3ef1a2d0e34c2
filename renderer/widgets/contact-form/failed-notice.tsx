import { Fragment, type Ref } from 'react'
import type { Contact } from '../../../schemas/content/contact.ts'
import type { EnquiryFailure } from '../../../schemas/enquiry-failure.ts'
import { AlertIcon } from '../../icons/index.ts'
import type { ContactWay } from '../../linked-text.tsx'

/** Id of the reason. It describes the submit button: a screen reader whose announcement the returning focus cuts off still says it. */
export const failedReasonId = 'failed-reason'

interface FailedNoticeProps {
  ref: Ref<HTMLDivElement>
  failure: EnquiryFailure | undefined
  /** Said while a message is being sent. An earlier failure keeps its space meanwhile, so that the button stays where it is. */
  sending: string | undefined
  words: Contact['failedPage']
  otherWays: ContactWay[]
}

/**
 * Says above the button why a message was not sent. The region is always there, so that screen readers announce its words. An
 * element with a role or a box of its own inside it, such as `strong` or a link, would be announced once more.
 */
export function FailedNotice({ ref, failure, sending, words, otherWays }: FailedNoticeProps) {
  return (
    <div ref={ref} className={failure && 'notice'} data-sending={sending && ''}>
      {failure && <AlertIcon />}
      <p role="status">
        {sending && <span className="visually-hidden">{sending}</span>}
        {failure && (
          // A new element for each failure, since a browser's translation replaces the text nodes.
          <span key={failure} className="failed-words">
            <b id={failedReasonId}>{words.reasons[failure]}</b>
            <br />
            {words.kept} {words.advice[failure]}
          </span>
        )}
      </p>
      {failure && (
        <p className="failed-ways">
          {words.instead}{' '}
          {otherWays.map(({ label, href }) => (
            <Fragment key={href}>
              <a className="text-link" href={href}>
                {label}
              </a>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}
