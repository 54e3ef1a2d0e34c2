import type { EnquiryStatus } from '../enquiry-status.ts'
import { minute } from './durations.ts'
import { overdueBefore } from './response-promise.ts'

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
