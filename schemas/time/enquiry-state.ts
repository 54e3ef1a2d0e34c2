import type { StoredEnquiry } from '../stored-enquiry.ts'
import { hour } from './durations.ts'
import { overdueBefore, promiseEnds } from './response-promise.ts'
import { aheadFrom } from './waiting.ts'

type Facts = Pick<StoredEnquiry, 'status' | 'createdAt' | 'ringBackAt' | 'restricted'>

/** Durations in milliseconds. Of an enquiry that is `ahead` nobody can tell how long it has waited. */
export type AnswerState =
  | { kind: 'restricted' | 'ahead' | 'answered' }
  | { kind: 'waiting'; waited: number; until: Date }
  | { kind: 'overdue'; by: number }

/** From its moment on a ring-back is due, and an hour later it is late. */
export interface RingBackState {
  kind: 'ringBack'
  timing: 'later' | 'due' | 'late'
  at: Date
  lateBy: number
}

/**
 * What an enquiry waits for next: to be answered or to be rung back.
 *
 * @param isRingBacks in a list of whom to ring back, where the time to ring matters even if an answer is due before it
 */
export function enquiryState(enquiry: Facts, now: Date, isRingBacks = false): AnswerState | RingBackState {
  const answer = answerState(enquiry, now)
  const { ringBackAt } = enquiry
  if (ringBackAt === undefined || answer.kind === 'restricted') return answer
  const isNext = answer.kind === 'waiting' ? new Date(ringBackAt) < answer.until : answer.kind === 'answered'
  return isNext || isRingBacks ? ringBackState(ringBackAt, now) : answer
}

export function answerState({ status, createdAt, restricted }: Facts, now: Date): AnswerState {
  if (restricted) return { kind: 'restricted' }
  if (status !== 'new') return { kind: 'answered' }
  const received = new Date(createdAt)
  if (received >= aheadFrom(now)) return { kind: 'ahead' }
  const until = promiseEnds(received)
  return received < overdueBefore(now)
    ? { kind: 'overdue', by: now.getTime() - until.getTime() }
    : { kind: 'waiting', waited: now.getTime() - received.getTime(), until }
}

export function ringBackState(ringBackAt: string, now: Date): RingBackState {
  const at = new Date(ringBackAt)
  const lateBy = Math.max(0, now.getTime() - at.getTime())
  const timing = now < at ? 'later' : lateBy < hour ? 'due' : 'late'
  return { kind: 'ringBack', timing, at, lateBy }
}
