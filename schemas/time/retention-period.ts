import { counted } from '../counted.ts'

export const periodUnits = ['day', 'week', 'month', 'year'] as const

/** How long enquiries are kept, counted from their receipt. */
export interface RetentionPeriod {
  count: number
  unit: (typeof periodUnits)[number]
}

/** The period that the built site states; a placeholder is not yet the clinic's own promise. */
export interface PublishedRetention extends RetentionPeriod {
  isPlaceholder: boolean
}

/**
 * Signs that the clock may be wrong. `clock`: an enquiry is dated minutes later than now. `share`: more than a fifth of all
 * are due. `late`: one has been due for over a week, although the service deletes daily.
 */
export type PurgeDoubt = 'clock' | 'share' | 'late'

/** The moment one period earlier; on the last day of the month if that month lacks the day. */
export function periodBefore(moment: Date, { count, unit }: RetentionPeriod): Date {
  const earlier = new Date(moment)
  if (unit === 'day' || unit === 'week') {
    earlier.setUTCDate(earlier.getUTCDate() - count * (unit === 'week' ? 7 : 1))
    return earlier
  }
  const day = earlier.getUTCDate()
  earlier.setUTCDate(1)
  earlier.setUTCMonth(earlier.getUTCMonth() - count * (unit === 'year' ? 12 : 1))
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate()
  earlier.setUTCDate(Math.min(day, lastDay))
  return earlier
}

/** The period in words: `24 months`. */
export const periodText = ({ count, unit }: RetentionPeriod): string => counted(count, unit)

/** What to do when nothing is deleted because an enquiry is dated later than now. */
export const clockRemedy =
  'If the clock is wrong, set it right. If it is right, the enquiry arrived while it was wrong: answer it, then erase it.'
