import type { StoredEnquiry } from '../../../schemas/stored-enquiry.ts'
import { type StateWords, waitingWords } from './waiting-words.ts'

/** An enquiry's state as a tag. */
export function WaitingTag({ enquiry, now }: { enquiry: StoredEnquiry; now: Date }) {
  return <StateTag {...waitingWords(enquiry, now)} />
}

export function StateTag({ words, state }: StateWords) {
  return <span className={`tag tag-${state}`}>{words}</span>
}
