import type { EnquiryReason } from './enquiry-reason.ts'

/** Below this many enquiries a share or a median says nothing. */
export const minSampleSize = 5

/** How many weeks the figures may go back, the current one included. */
export const figureWeeks = [4, 13, 26, 52] as const

/** In milliseconds. At least half waited no longer than `median`, and at least nine in ten no longer than `ninetieth`. */
export interface Spread {
  median: number
  ninetieth: number
}

/** Answered within the promise, in whole per cent, rounded down so that 100 means all; undefined if too few to say. */
export const inTimeShare = ({
  answeredInTime,
  answeredOrOverdue,
}: Pick<WeekFigures, 'answeredInTime' | 'answeredOrOverdue'>): number | undefined =>
  answeredOrOverdue < minSampleSize ? undefined : Math.floor((100 * answeredInTime) / answeredOrOverdue)

/** A week from Monday to Sunday by the clinic's clock. */
export interface WeekFigures {
  /** Its Monday, `yyyy-mm-dd`. */
  starts: string
  received: number
  answered: number
  answeredInTime: number
  /** Of those received, the ones answered or overdue: unanswered beyond the promised time, and not restricted. */
  answeredOrOverdue: number
  /** From receipt to the first answer, for the enquiries received; absent if too few were answered. */
  firstAnswer?: Spread
}

/** `GET /api/figures?weeks=13`: about the enquiries received in those weeks, without spam. */
export interface DeskFigures extends Omit<WeekFigures, 'starts'> {
  /** Oldest first; the last is the current week so far. */
  weeks: WeekFigures[]
  /** How many enquiries are waiting now for longer than promised. */
  late: number
  /** The same as `firstAnswer`, counting only opening hours; also absent if these are not known. */
  firstAnswerOpen?: Spread
  /** The most frequent first. */
  reasons: { reason: EnquiryReason; received: number }[]
  /** Received in each hour of the week: seven days from Monday, 24 hours each. */
  hours: number[][]
}
