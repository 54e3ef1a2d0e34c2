import { useLayoutEffect, useRef } from 'react'
import { ageOn } from '../../../../../schemas/age.ts'
import { capitalised } from '../../../../../schemas/capitalised.ts'
import type { DeskDetail } from '../../../../../schemas/desk.ts'
import { adultAge, forAdultsWords, isForAdults, reasonLabel } from '../../../../../schemas/enquiry-reason.ts'
import { restrictedWords } from '../../../../../schemas/held-words.ts'
import { suspiciousWords } from '../../../../../schemas/stored-enquiry.ts'
import { londonDate } from '../../../../../schemas/time/calendar-date.ts'
import { ukTime } from '../../../../../schemas/time/london-time.ts'
import { longDate } from '../../../../../schemas/time/long-date.ts'
import { isWriting } from '../../../keys/is-writing.ts'
import { StateTag } from '../../../parts/state-tag.tsx'
import { useNow } from '../../../parts/use-now.ts'
import { ringBackWords, statusWords } from '../../../parts/waiting-words.ts'
import { Meanwhile } from './meanwhile.tsx'

/**
 * The person and what they want. The heading takes the focus as soon as it is shown, so that a screen reader announces whose enquiry
 * was opened, but not from a field: what somebody is typing there would then act as keys.
 */
export function EnquiryHead({ detail: { enquiry, history, treatment } }: { detail: DeskDetail }) {
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (!isWriting()) heading.current?.focus({ preventScroll: true })
  }, [])
  const {
    name,
    dateOfBirth,
    reasonForContact,
    reference,
    createdAt,
    restricted,
    suspicious,
    status,
    ringBackAt,
  } = enquiry
  const age = ageOn(dateOfBirth, londonDate(now))
  return (
    <header className="detail-head">
      <h2 ref={heading} tabIndex={-1} data-takes-focus dir="auto">
        {name}
      </h2>
      <p>
        <StateTag {...statusWords(enquiry, now)} />{' '}
        {ringBackAt && !restricted && <StateTag {...ringBackWords(ringBackAt, now)} />}{' '}
        <span className="muted">
          <span className="unbroken">{reference}</span>, received {ukTime(createdAt)}
        </span>{' '}
        <Meanwhile history={history} />
      </p>
      <p>
        {treatment ? (
          <a href={treatment.page} target="_blank" rel="noreferrer">
            {treatment.name}
          </a>
        ) : (
          reasonLabel(reasonForContact)
        )}
        . Born {longDate(dateOfBirth)}, {age} years old.
      </p>
      {age < adultAge && (
        <p className="flag">
          <strong>Under {adultAge}.</strong>{' '}
          {isForAdults(reasonForContact) &&
            `${treatment?.name ?? reasonLabel(reasonForContact)} ${forAdultsWords}.`}
        </p>
      )}
      {restricted && (
        <p className="flag">
          <strong>Restricted:</strong> {restrictedWords}.
        </p>
      )}
      {suspicious && (
        <p className={status === 'spam' ? 'flag' : 'muted'}>
          {status === 'spam' ? `Put aside as spam: ${suspiciousWords}` : capitalised(suspiciousWords)}.
        </p>
      )}
    </header>
  )
}
