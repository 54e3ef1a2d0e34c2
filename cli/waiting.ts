import type { StoredEnquiry } from '../database/enquiries.ts'
import { responsePromiseHours } from '../schemas/response-promise.ts'
import { waitingTime } from './uk-time.ts'

/** The moment before which a new enquiry has waited longer than the clinic promises. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - responsePromiseHours * 3_600_000)
}

export function isOverdue({ status, createdAt }: StoredEnquiry, now: Date): boolean {
  return status === 'new' && createdAt < overdueBefore(now).toISOString()
}

/** How long a new enquiry waits, marked when that is too long; nothing for one that waits no more. */
export function waitingMarker(enquiry: StoredEnquiry, now: Date): string {
  if (enquiry.status !== 'new') return ''
  const time = waitingTime(enquiry.createdAt, now)
  return isOverdue(enquiry, now) ? `${time} OVERDUE` : time
}
