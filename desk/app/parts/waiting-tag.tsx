import type { DeskEnquiry } from '../../../schemas/desk.ts'
import { waitingWords } from './waiting-words.ts'

/** Where an enquiry stands: in words, and marked when it is too late. */
export function WaitingTag({ enquiry, now }: { enquiry: DeskEnquiry; now: Date }) {
  const { words, state } = waitingWords(enquiry, now)
  return <span className={`tag tag-${state}`}>{words}</span>
}
