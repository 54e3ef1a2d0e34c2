import { assertNoKeysLeft } from '../../../../../schemas/assert-no-keys-left.ts'
import type { DeskFilter } from '../../../../../schemas/desk.ts'
import { type EnquiryReason, isEnquiryReason } from '../../../../../schemas/enquiry-reason.ts'
import { type EnquiryStatus, isEnquiryStatus } from '../../../../../schemas/enquiry-status.ts'
import type { EnquiryOrder } from '../../../../../schemas/stored-enquiry.ts'
import { addDays, londonDate } from '../../../../../schemas/time/calendar-date.ts'
import { londonMoment } from '../../../../../schemas/time/london-clock.ts'

/** How many days back, today included. */
export const periods = {
  today: { label: 'today', days: 1 },
  week: { label: 'the last 7 days', days: 7 },
  month: { label: 'the last 30 days', days: 30 },
} as const

export const orders: Record<EnquiryOrder, string> = {
  waiting: 'longest wait',
  newest: 'newest first',
  oldest: 'oldest first',
  name: 'name',
  ringBack: 'ring-back',
}

/** The filter in the page's address. The search text is personal and never part of it. */
export interface ListFilter {
  statuses: EnquiryStatus[]
  reason: EnquiryReason | undefined
  period: keyof typeof periods | undefined
  isOverdue: boolean
  isRingBack: boolean
  order: EnquiryOrder
}

const isPeriod = (text: string | null): text is keyof typeof periods => Object.hasOwn(periods, text ?? '')
const isOrder = (text: string | null): text is EnquiryOrder => Object.hasOwn(orders, text ?? '')

export function readFilter(params: URLSearchParams): ListFilter {
  const reason = params.get('reason') ?? ''
  const period = params.get('time')
  const order = params.get('order')
  return {
    statuses: (params.get('status') ?? '').split(',').filter(isEnquiryStatus),
    reason: isEnquiryReason(reason) ? reason : undefined,
    period: isPeriod(period) ? period : undefined,
    isOverdue: params.get('overdue') === 'yes',
    isRingBack: params.get('ringBack') === 'yes',
    order: isOrder(order) ? order : 'waiting',
  }
}

/** The reverse of {@link readFilter}; defaults are left out. */
export function filterParams(filter: ListFilter): URLSearchParams {
  const { statuses, reason, period, isOverdue, isRingBack, order, ...rest } = filter
  assertNoKeysLeft(rest)
  return new URLSearchParams([
    ...(statuses.length > 0 ? [['status', statuses.join(',')]] : []),
    ...(reason ? [['reason', reason]] : []),
    ...(period ? [['time', period]] : []),
    ...(isOverdue ? [['overdue', 'yes']] : []),
    ...(isRingBack ? [['ringBack', 'yes']] : []),
    ...(order === 'waiting' ? [] : [['order', order]]),
  ])
}

/** The filter as the server takes it, with the search text. */
export function serverFilter(filter: ListFilter, search: string, now: Date): DeskFilter {
  const { statuses, reason, period, isOverdue, isRingBack, order, ...rest } = filter
  assertNoKeysLeft(rest)
  const since = period && londonMoment(addDays(londonDate(now), 1 - periods[period].days), '00:00')
  return {
    ...(statuses.length > 0 && { statuses }),
    ...(reason && { reasons: [reason] }),
    ...(since && { since: since.toISOString() }),
    ...(search && { search }),
    isOverdue,
    isRingBack,
    order,
  }
}

/** The filter for ring-backs only, the soonest first, or for all enquiries. An order that somebody chose stays. */
export function withRingBacks(filter: ListFilter, isRingBack: boolean): ListFilter {
  const [usual, next] = isRingBack ? (['waiting', 'ringBack'] as const) : (['ringBack', 'waiting'] as const)
  return { ...filter, isRingBack, order: filter.order === usual ? next : filter.order }
}

export const isFilterSet = (filter: ListFilter): boolean =>
  filterParams({ ...filter, order: 'waiting' }).size > 0
