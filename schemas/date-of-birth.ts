import { isCalendarDate } from './time/calendar-date.ts'

/** Nobody alive is older, so an earlier date is a typing error. */
export const oldestAgeYears = 120

type DateOfBirthProblem = 'not-real' | 'in-future' | 'too-old'

/** What is wrong with a date of birth (`yyyy-mm-dd`), checked against `today` (`yyyy-mm-dd`), or nothing. */
export function dateOfBirthProblem(value: string, today: string): DateOfBirthProblem | undefined {
  // A two-digit year arrives as 0085.
  if (!isCalendarDate(value) || value < '1000') return 'not-real'
  if (value > today) return 'in-future'
  if (value < earliestDateOfBirth(today)) return 'too-old'
  return undefined
}

/** The earliest date of birth accepted on `today`, both `yyyy-mm-dd`. */
function earliestDateOfBirth(today: string): string {
  const year = String(Number(today.slice(0, 4)) - oldestAgeYears).padStart(4, '0')
  return `${year}${today.slice(4)}`
}
