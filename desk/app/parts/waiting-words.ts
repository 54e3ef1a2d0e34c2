import { reasonLabel } from '../../../schemas/enquiry-reason.ts'
import type { StoredEnquiry } from '../../../schemas/stored-enquiry.ts'
import { promiseEnds } from '../../../schemas/time/response-promise.ts'
import { isAhead, isOverdue, ringBackState, ringsNext } from '../../../schemas/time/waiting.ts'
import { momentWords, spanWords } from './time-words.ts'

type WaitingState = 'late' | 'waiting' | 'ringBack' | 'rest'

export interface StateWords {
  words: string
  state: WaitingState
}

/**
 * An enquiry's state in words, and how it is shown.
 *
 * @param isRingBacks in a list of whom to ring back: when, also where an answer is due before
 */
export function waitingWords(enquiry: StoredEnquiry, now: Date, isRingBacks = false): StateWords {
  const { ringBackAt, restricted } = enquiry
  const isShown = ringsNext(enquiry, now) || (isRingBacks && !restricted)
  return ringBackAt && isShown ? ringBackWords(ringBackAt, now) : statusWords(enquiry, now)
}

/** The same without the moment at which to ring back. */
export function statusWords(enquiry: StoredEnquiry, now: Date): StateWords {
  const { status, createdAt, restricted } = enquiry
  if (restricted) return { words: `${status}, restricted`, state: 'rest' }
  const received = new Date(createdAt)
  if (status === 'new') {
    if (isAhead(enquiry, now)) return { words: 'dated ahead of the clock', state: 'late' }
    const late = now.getTime() - promiseEnds(received).getTime()
    if (isOverdue(enquiry, now)) return { words: `overdue by ${spanWords(late)}`, state: 'late' }
    return { words: `until ${momentWords(promiseEnds(received), now)}`, state: 'waiting' }
  }
  return { words: status, state: 'rest' }
}

/** What a row or card says when it has the focus: `Ada Example, overdue by 2 h, Profhilo`. */
export const rowWords = (enquiry: StoredEnquiry, now: Date, isRingBacks = false): string =>
  `${enquiry.name}, ${waitingWords(enquiry, now, isRingBacks).words}, ${reasonLabel(enquiry.reasonForContact)}`

export function ringBackWords(ringBackAt: string, now: Date): StateWords {
  const { state, lateBy } = ringBackState(ringBackAt, now)
  if (state === 'late') return { words: `ring back, ${spanWords(lateBy)} late`, state }
  if (state === 'due') return { words: 'ring back now', state: 'waiting' }
  return { words: `ring back ${momentWords(new Date(ringBackAt), now)}`, state: 'ringBack' }
}
