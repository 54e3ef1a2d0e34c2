import type { Knex } from 'knex'
import { type ReceivedEnquiry, receivedSince } from '../../database/enquiries/answer-times.ts'
import { countEnquiries } from '../../database/enquiries/find-enquiries.ts'
import { type DeskFigures, minSampleSize, type Spread, type WeekFigures } from '../../schemas/desk-figures.ts'
import type { EnquiryReason } from '../../schemas/enquiry-reason.ts'
import type { EnquiryStatus } from '../../schemas/enquiry-status.ts'
import { addDays, dayFromMonday, londonDate, mondayOf } from '../../schemas/time/calendar-date.ts'
import { londonMoment } from '../../schemas/time/london-clock.ts'
import { ukHour } from '../../schemas/time/london-time.ts'
import { promiseEnds } from '../../schemas/time/response-promise.ts'
import { overdue } from '../../schemas/time/waiting.ts'

/** For how many milliseconds between two moments the clinic was open; undefined if that is not known. */
type OpenTime = (from: Date, to: Date) => number | undefined

interface FigureOptions {
  weeks: number
  now: Date
  openTime?: OpenTime | undefined
}

/** The clinic's figures for the last `weeks` weeks, the present one included. */
export async function figures(db: Knex, options: FigureOptions): Promise<DeskFigures> {
  const from = addDays(mondayOf(londonDate(options.now)), -7 * (options.weeks - 1))
  const received = await receivedSince(db, londonMoment(from, '00:00'))
  return { ...figuresOf(received, options), late: await countEnquiries(db, overdue(options.now)) }
}

/** What was received since a moment, or ever. Spam is counted in `byStatus` only. */
export interface EnquiryCounts
  extends Pick<WeekFigures, 'answered' | 'answeredInTime' | 'answeredOrOverdue'> {
  total: number
  /** Included in the total, though lists do not show them. */
  restricted: number
  byStatus: Partial<Record<EnquiryStatus, number>>
  byReason: Partial<Record<EnquiryReason, number>>
}

export async function enquiryCounts(db: Knex, now: Date, since?: Date): Promise<EnquiryCounts> {
  const all = await receivedSince(db, since)
  const enquiries = all.filter(isGenuine)
  const { received: total, answered, answeredInTime, answeredOrOverdue } = answersOf(enquiries, now)
  return {
    total,
    restricted: enquiries.filter(({ restricted }) => restricted).length,
    byStatus: Object.fromEntries(tally(all.map(({ status }) => status))),
    byReason: Object.fromEntries(tally(enquiries.map(({ reason }) => reason))),
    answered,
    answeredInTime,
    answeredOrOverdue,
  }
}

const isGenuine = ({ status }: ReceivedEnquiry) => status !== 'spam'

function tally<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** The figures of these enquiries, without spam. */
export function figuresOf(
  all: readonly ReceivedEnquiry[],
  { weeks, now, openTime }: FigureOptions,
): Omit<DeskFigures, 'late'> {
  const enquiries = all.filter(isGenuine)
  const openTimes = enquiries.map(({ receivedAt, answeredAt }) =>
    answeredAt ? openTime?.(receivedAt, answeredAt) : undefined,
  )
  const whole = answersOf(enquiries, now)
  const firstAnswerOpen = spread(openTimes.filter((time) => time !== undefined))
  return {
    weeks: byWeek(enquiries, weeks, now),
    ...whole,
    ...(firstAnswerOpen && { firstAnswerOpen }),
    reasons: byReason(enquiries),
    hours: byHour(enquiries),
  }
}

function byWeek(enquiries: readonly ReceivedEnquiry[], weeks: number, now: Date): WeekFigures[] {
  const mondays = enquiries.map(({ receivedAt }) => mondayOf(londonDate(receivedAt)))
  return Array.from({ length: weeks }, (_, index) => {
    const starts = addDays(mondayOf(londonDate(now)), 7 * (index + 1 - weeks))
    const ofWeek = enquiries.filter((_, at) => mondays[at] === starts)
    return { starts, ...answersOf(ofWeek, now) }
  })
}

function answersOf(enquiries: readonly ReceivedEnquiry[], now: Date): Omit<WeekFigures, 'starts'> {
  const answered = enquiries.flatMap(({ receivedAt, answeredAt }) =>
    answeredAt ? [{ receivedAt, answeredAt }] : [],
  )
  const overdue = enquiries.filter(
    ({ receivedAt, answeredAt, restricted }) => !answeredAt && !restricted && promiseEnds(receivedAt) < now,
  )
  const firstAnswer = spread(answered.map((one) => one.answeredAt.getTime() - one.receivedAt.getTime()))
  return {
    received: enquiries.length,
    answered: answered.length,
    answeredInTime: answered.filter((one) => one.answeredAt <= promiseEnds(one.receivedAt)).length,
    answeredOrOverdue: answered.length + overdue.length,
    ...(firstAnswer && { firstAnswer }),
  }
}

/** Within what half and nine in ten of the values lie, undefined below {@link minSampleSize} values. */
function spread(values: readonly number[]): Spread | undefined {
  if (values.length < minSampleSize) return undefined
  const sorted = values.toSorted((a, b) => a - b)
  return { median: quantile(sorted, 0.5), ninetieth: quantile(sorted, 0.9) }
}

/** The least value that at least this share of the values do not exceed. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(share * sorted.length) - 1] ?? 0

function byReason(enquiries: readonly ReceivedEnquiry[]): DeskFigures['reasons'] {
  return [...tally(enquiries.map(({ reason }) => reason))]
    .map(([reason, received]) => ({ reason, received }))
    .sort((a, b) => b.received - a.received)
}

function byHour(enquiries: readonly ReceivedEnquiry[]): number[][] {
  const hours = Array.from({ length: 7 }, () => Array<number>(24).fill(0))
  for (const { receivedAt } of enquiries) {
    const row = hours[dayFromMonday(londonDate(receivedAt))]
    const hour = ukHour(receivedAt)
    if (row) row[hour] = (row[hour] ?? 0) + 1
  }
  return hours
}
