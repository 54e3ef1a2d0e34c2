import type { StoredEnquiry } from '../../../schemas/stored-enquiry.ts'
import { waitingWords } from './waiting-words.ts'

/** An enquiry's state as a tag. */
export function WaitingTag({ enquiry, now }: { enquiry: StoredEnquiry; now: Date }) {
  const { words, state } = waitingWords(enquiry, now)
  return <span className={`tag tag-${state}`}>{words}</span>
}
