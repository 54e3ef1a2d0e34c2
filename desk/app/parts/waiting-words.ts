import { reasonLabel } from '../../../schemas/enquiry-reason.ts'
import type { StoredEnquiry } from '../../../schemas/stored-enquiry.ts'
import {
  type AnswerState,
  answerState,
  enquiryState,
  type RingBackState,
  ringBackState,
} from '../../../schemas/time/enquiry-state.ts'
import { momentWords, spanWords } from './time-words.ts'

type WaitingState = 'late' | 'waiting' | 'ringBack' | 'rest'

export interface StateWords {
  words: string
  state: WaitingState
}

/**
 * An enquiry's state in words, and the style in which it is shown.
 *
 * @param isRingBacks for a list of ring-backs: show when to ring back, even if an answer is due before that
 */
export function waitingWords(enquiry: StoredEnquiry, now: Date, isRingBacks = false): StateWords {
  const state = enquiryState(enquiry, now, isRingBacks)
  return state.kind === 'ringBack' ? wordsOfRingBack(state, now) : wordsOfAnswer(state, enquiry, now)
}

/** The same as waitingWords, without when to ring back. */
export const statusWords = (enquiry: StoredEnquiry, now: Date): StateWords =>
  wordsOfAnswer(answerState(enquiry, now), enquiry, now)

export const ringBackWords = (ringBackAt: string, now: Date): StateWords =>
  wordsOfRingBack(ringBackState(ringBackAt, now), now)

function wordsOfAnswer(state: AnswerState, { status }: StoredEnquiry, now: Date): StateWords {
  switch (state.kind) {
    case 'restricted':
      return { words: `${status}, restricted`, state: 'rest' }
    case 'ahead':
      return { words: 'dated ahead of the clock', state: 'late' }
    case 'overdue':
      return { words: `overdue by ${spanWords(state.by)}`, state: 'late' }
    case 'waiting':
      return { words: `until ${momentWords(state.until, now)}`, state: 'waiting' }
    case 'answered':
      return { words: status, state: 'rest' }
  }
}

function wordsOfRingBack({ timing, at, lateBy }: RingBackState, now: Date): StateWords {
  if (timing === 'late') return { words: `ring back, ${spanWords(lateBy)} late`, state: 'late' }
  if (timing === 'due') return { words: 'ring back now', state: 'waiting' }
  return { words: `ring back ${momentWords(at, now)}`, state: 'ringBack' }
}

/** What a screen reader says when a row or card has the focus: `Ada Example, overdue by 2 h, Profhilo`. */
export const rowWords = (enquiry: StoredEnquiry, now: Date, isRingBacks = false): string =>
  `${enquiry.name}, ${waitingWords(enquiry, now, isRingBacks).words}, ${reasonLabel(enquiry.reasonForContact)}`
