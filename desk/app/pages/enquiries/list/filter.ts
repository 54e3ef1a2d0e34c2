import { addDays, londonDate } from '../../../../../schemas/calendar-date.ts'
import type { DeskFilter } from '../../../../../schemas/desk.ts'
import { type EnquiryReason, isEnquiryReason } from '../../../../../schemas/enquiry-reason.ts'
import { type EnquiryStatus, isEnquiryStatus } from '../../../../../schemas/enquiry-status.ts'
import { londonMoment } from '../../../../../schemas/london-clock.ts'

/** How many days back, today included. */
export const periods = {
  today: { label: 'today', days: 1 },
  week: { label: 'the last 7 days', days: 7 },
  month: { label: 'the last 30 days', days: 30 },
} as const

export const orders = {
  waiting: 'longest wait',
  newest: 'newest first',
  oldest: 'oldest first',
  name: 'name',
  ringBack: 'ring-back',
} as const

/** What the list shows, as it stands in the page's address. What was typed to search never stands there. */
export interface ListFilter {
  statuses: EnquiryStatus[]
  reason: EnquiryReason | undefined
  period: keyof typeof periods | undefined
  isOverdue: boolean
  order: keyof typeof orders
}

const isPeriod = (text: string | null): text is keyof typeof periods => text !== null && text in periods
const isOrder = (text: string | null): text is keyof typeof orders => text !== null && text in orders

export function filterIn(address: URLSearchParams): ListFilter {
  const reason = address.get('reason') ?? ''
  const period = address.get('time')
  const order = address.get('order')
  return {
    statuses: (address.get('status') ?? '').split(',').filter(isEnquiryStatus),
    reason: isEnquiryReason(reason) ? reason : undefined,
    period: isPeriod(period) ? period : undefined,
    isOverdue: address.get('overdue') === 'yes',
    order: isOrder(order) ? order : 'waiting',
  }
}

/** The address's part that shows this; the usual is left out. */
export function addressOf({ statuses, reason, period, isOverdue, order }: ListFilter): URLSearchParams {
  return new URLSearchParams([
    ...(statuses.length > 0 ? [['status', statuses.join(',')]] : []),
    ...(reason ? [['reason', reason]] : []),
    ...(period ? [['time', period]] : []),
    ...(isOverdue ? [['overdue', 'yes']] : []),
    ...(order === 'waiting' ? [] : [['order', order]]),
  ])
}

/** What the server is asked for. */
export function questionOf(filter: ListFilter, now: Date): DeskFilter {
  const { statuses, reason, period, isOverdue, order } = filter
  const since = period && londonMoment(addDays(londonDate(now), 1 - periods[period].days), '00:00')
  return {
    ...(statuses.length > 0 && { statuses }),
    ...(reason && { reasons: [reason] }),
    ...(since && { since: since.toISOString() }),
    ...(isOverdue && { isOverdue }),
    order,
  }
}

export const isAnyFilter = (filter: ListFilter): boolean =>
  addressOf({ ...filter, order: 'waiting' }).size > 0
