import { isCalendarDate } from './calendar-date.ts'

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

/**
 * The `yyyy-mm-dd` that somebody wrote as `2026-11-20`, `20/11/2026` (also with dots or dashes), `20/11/26` or
 * `20 November 2026`; the day comes before the month. Undefined for anything else, and for a day that does not exist.
 */
export function readDay(text: string): string | undefined {
  const written = text.trim().toLowerCase()
  if (isCalendarDate(written)) return written
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(written) ??
    /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?,? (\d{4})$/.exec(written) ??
    []
  const number = /^\d/.test(month) ? Number(month) : monthNumber(month)
  const date = [fullYear(year), String(number).padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isCalendarDate(date) ? date : undefined
}

/** From a name or its first three letters. */
function monthNumber(name: string): number {
  return months.findIndex((month) => month === name || month.slice(0, 3) === name) + 1
}

/** Two digits are of this century up to 39, else of the last. */
function fullYear(year: string): string {
  if (year.length !== 2) return year
  return `${Number(year) < 40 ? '20' : '19'}${year}`
}
