import type { EnquiryStatus } from '../enquiry-status.ts'
import { minute } from './durations.ts'
import { overdueBefore } from './response-promise.ts'

/** A filter for enquiries that wait for a first answer. */
export const waiting = { statuses: ['new'], restricted: false } as const

/** The same filter, for those that have waited longer than the clinic promised. */
export const overdue = (now: Date) => ({ ...waiting, until: overdueBefore(now) })

/** Those of a filter's statuses that a waiting enquiry can have. */
export const waitingStatuses = (statuses: readonly EnquiryStatus[] = ['new']): EnquiryStatus[] =>
  statuses.filter((status) => status === 'new')

/** The clocks of two machines differ by less than this. */
const tolerance = 5 * minute

/** Enquiries dated this moment or later lie in the future: a clock was wrong, and nobody knows how long they have waited. */
export const aheadFrom = (now: Date): Date => new Date(now.getTime() + tolerance)
