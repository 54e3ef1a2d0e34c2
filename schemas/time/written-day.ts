import { isCalendarDate } from './calendar-date.ts'
import { daysFromSunday } from './london-clock.ts'
import { months } from './months.ts'

const iso = /^(\d{4})-(\d{2})-(\d{2})$/
const inFigures = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/
const inWords = /^(\d{1,2})(?:st|nd|rd|th)?[ ./-](?:of )?([a-z]{3,9})\.?(?:(?:,? |[./-])(\d{4}|\d{2}))?$/

/**
 * The `yyyy-mm-dd` that somebody wrote as `2026-11-20`, `20/11/2026` (also with dots or dashes), `20/11/26` or
 * `20 November 2026`; the day comes before the month. Undefined for anything else, and for a day that does not exist.
 *
 * @param withoutYear chooses the day when the year is left out; by default such a text is not understood
 */
export function readDay(
  text: string,
  withoutYear: (inYear: (year: number) => string) => string | undefined = () => undefined,
): string | undefined {
  const { year, inYear } = writtenDay(text) ?? {}
  const date = inYear && (year ? inYear(year) : withoutYear(inYear))
  return date !== undefined && isCalendarDate(date) ? date : undefined
}

/** Reads a date of birth like {@link readDay}, except that a two-digit year is never in the future. */
export function readDateOfBirth(text: string, today: string): string | undefined {
  const date = readDay(text)
  if (date === undefined || date <= today || /\d{4}/.test(text)) return date
  return `${Number(date.slice(0, 4)) - 100}${date.slice(4)}`
}

const leapYear = 2028

/** Whether the text is a day that does not exist: `31/02/2027`, or `31 Feb` in any year. */
export function isNoDay(text: string): boolean {
  const { year = leapYear, inYear } = writtenDay(text) ?? {}
  return inYear !== undefined && !isCalendarDate(inYear(year))
}

/** The parts of a text written like a day, whether that exists or not. */
function writtenDay(text: string) {
  const written = text.trim().toLowerCase()
  const [, isoYear, ...isoDay] = iso.exec(written) ?? []
  if (isoYear) return { year: isoYear, inYear: (year: number | string) => [year, ...isoDay].join('-') }
  const [, day, named = '', year] = inFigures.exec(written) ?? inWords.exec(written) ?? []
  const month = /^\d/.test(named) ? Number(named) : monthNumber(named)
  if (!day || !month) return undefined
  return {
    year: year && fullYear(year),
    inYear: (full: number | string) => `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`,
  }
}

/** A month's number from its name or its first letters, at least three; 0 for any other word. */
function monthNumber(name: string): number {
  return months.findIndex((month) => month.toLowerCase().startsWith(name)) + 1
}

/** Two digits up to 39 are in this century, all others in the last. */
function fullYear(year: string): string {
  if (year.length === 4) return year
  return `${Number(year) < 40 ? '20' : '19'}${year}`
}

/** A weekday from its name or its first letters, at least three; Sunday is 0. */
export function readWeekday(name: string): number | undefined {
  const weekday = /^[a-z]{3,9}$/.test(name)
    ? daysFromSunday.findIndex((each) => each.startsWith(name.replace('weds', 'wed')))
    : -1
  return weekday < 0 ? undefined : weekday
}

const span =
  /^(?:(?<count>\d{1,4}) ?|an? )(?<unit>m(?:in(?:ute)?s?)?|h(?:(?:ou)?rs?)?|d(?:ays?)?|w(?:eeks?)?)$/

/** A length of time as `3 days`, `2w`, `12h`, `30 min` or `a week`. */
export function readSpan(text: string): { count: number; unit: 'm' | 'h' | 'd' | 'w' } | undefined {
  const { count = '1', unit } = span.exec(text)?.groups ?? {}
  return unit === undefined ? undefined : { count: Number(count), unit: unit[0] as 'm' | 'h' | 'd' | 'w' }
}
