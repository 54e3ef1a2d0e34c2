import { isCalendarDate } from './time/calendar-date.ts'

/** Nobody alive is older, so an earlier date is a typing error. */
export const oldestAgeYears = 120

type DateOfBirthProblem = 'not-real' | 'in-future' | 'too-old'

/** What is wrong with a date of birth (`yyyy-mm-dd`), checked against `today` (`yyyy-mm-dd`), or nothing. */
export function dateOfBirthProblem(value: string, today: string): DateOfBirthProblem | undefined {
  // A two-digit year arrives as 0085.
  if (!isCalendarDate(value) || value < '1000') return 'not-real'
  if (value > today) return 'in-future'
  const earliest = `${Number(today.slice(0, 4)) - oldestAgeYears}${today.slice(4)}`
  if (value < earliest) return 'too-old'
  return undefined
}
