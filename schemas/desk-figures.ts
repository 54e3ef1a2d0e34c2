import type { EnquiryReason } from './enquiry-reason.ts'

/** Below this many enquiries a share or a median says nothing. */
export const minSampleSize = 5

/** How many weeks the figures may go back, the present one included. */
export const figureWeeks = [4, 13, 26, 52] as const

/** Milliseconds. One of ten waited longer than `ninetieth`. */
export interface Spread {
  median: number
  ninetieth: number
}

/** A week from Monday to Sunday by the clinic's clock. */
export interface WeekFigures {
  /** Its Monday, `yyyy-mm-dd`. */
  starts: string
  received: number
  answered: number
  answeredInTime: number
  /** From receipt to the first answer, of what was received in this week; absent where too few were answered. */
  firstAnswer?: Spread
}

/** `GET /api/figures?weeks=13`: about what was received since, without spam. */
export interface DeskFigures {
  /** Oldest first; the last is the present week so far. */
  weeks: WeekFigures[]
  received: number
  answered: number
  answeredInTime: number
  /** How many wait now for longer than promised. */
  late: number
  firstAnswer?: Spread
  /** The same, counting only the time during which the clinic was open; absent also where its hours are not known. */
  firstAnswerOpen?: Spread
  /** The most frequent first. */
  reasons: { reason: EnquiryReason; received: number }[]
  /** Received in each hour of the week: seven days from Monday, 24 hours each. */
  hours: number[][]
}
