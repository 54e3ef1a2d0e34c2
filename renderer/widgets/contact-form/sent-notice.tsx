import type { Ref } from 'react'
import { formatTime } from '../../../schemas/content/clock-words.ts'
import type { Contact } from '../../../schemas/content/contact.ts'
import { londonClock } from '../../../schemas/time/london-clock.ts'
import { promiseEnds } from '../../../schemas/time/response-promise.ts'
import { CheckIcon } from '../../icons/index.ts'
import { type ContactWay, LinkedText } from '../../linked-text.tsx'
import { longDay } from './long-day.ts'
import type { SentMessage } from './send-enquiry.ts'

interface SentNoticeProps {
  message: SentMessage
  words: Contact['sentPage']
  ways: ContactWay[]
  onAgain: () => void
  ref: Ref<HTMLElement>
}

/** Takes the form's place once a message was sent. It gets the focus, since the button that had it is gone. */
export function SentNotice({ message: { reference, sentAt }, words, ways, onAgain, ref }: SentNoticeProps) {
  return (
    <section ref={ref} className="sent-notice stack" tabIndex={-1} aria-labelledby="sent-heading">
      <h3 className="sent-notice-title" id="sent-heading">
        <CheckIcon />
        {words.received}
      </h3>
      {reference && withValue(words.reference, reference)}
      {withValue(words.by, promisedTime(sentAt))}
      {words.next.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} ways={ways} />
        </p>
      ))}
      <button type="button" className="button button-secondary" onClick={onAgain}>
        {words.again}
      </button>
    </section>
  )
}

/** A text with the {name} in it replaced by a value in bold type. Punctuation right after it stays with it. */
function withValue(text: string, value: string) {
  const [before, stop, after] = text.split(/\{\w+\}(\S*)/)
  return (
    <p>
      {before}
      <strong>{`${value}${stop}`}</strong>
      {after}
    </p>
  )
}

/** When the promise to answer ends: `Monday 23 November, 3:40 PM`. */
function promisedTime(sentAt: Date): string {
  const { date, time } = londonClock(promiseEnds(sentAt))
  return `${longDay(date)}, ${formatTime(time)}`
}
