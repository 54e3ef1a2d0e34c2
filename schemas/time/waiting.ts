import type { EnquiryStatus } from '../enquiry-status.ts'
import { hour, minute } from './durations.ts'
import { overdueBefore, promiseEnds } from './response-promise.ts'

interface Received {
  status: EnquiryStatus
  createdAt: string
}

/** Whether it is new for longer than the clinic promised. */
export function isOverdue({ status, createdAt }: Received, now: Date): boolean {
  return status === 'new' && createdAt < overdueBefore(now).toISOString()
}

/** A filter: what waits for a first answer. */
export const waiting = { statuses: ['new'], restricted: false } as const

/** The same, longer than the clinic promised. */
export const overdue = (now: Date) => ({ ...waiting, until: overdueBefore(now) })

/** The statuses of a filter that a waiting enquiry may have. */
export const waitingStatuses = (statuses: readonly EnquiryStatus[] = ['new']): EnquiryStatus[] =>
  statuses.filter((status) => status === 'new')

/** Clocks of two machines differ by less than this. */
const tolerance = minute

/** Enquiries dated this moment or later lie in the future: a clock was wrong, and nobody knows how long they wait. */
export const aheadFrom = (now: Date): Date => new Date(now.getTime() + tolerance)

/** Whether it waits, and nobody can tell how long. */
export function isAhead({ status, createdAt }: Received, now: Date): boolean {
  return status === 'new' && createdAt >= aheadFrom(now).toISOString()
}

/** Whether ringing back comes next: a time is set, and no answer is due before it. */
export function ringsNext(
  enquiry: Received & { ringBackAt?: string | undefined; restricted: boolean },
  now: Date,
): boolean {
  const { status, createdAt, ringBackAt, restricted } = enquiry
  if (!ringBackAt || restricted) return false
  if (status !== 'new') return true
  const isFirst = ringBackAt < promiseEnds(new Date(createdAt)).toISOString()
  return isFirst && !isOverdue(enquiry, now) && !isAhead(enquiry, now)
}

/** From its moment on a ring-back is due, and an hour later it is late. */
export function ringBackState(
  ringBackAt: string,
  now: Date,
): { state: 'later' | 'due' | 'late'; lateBy: number } {
  const lateBy = now.getTime() - Date.parse(ringBackAt)
  if (lateBy < 0) return { state: 'later', lateBy: 0 }
  return { state: lateBy < hour ? 'due' : 'late', lateBy }
}
