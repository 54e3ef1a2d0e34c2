import { addDays, dayOfWeek } from './calendar-date.ts'

/** New Year, Christmas Day and Boxing Day themselves, which may fall on a weekend. */
export const festiveDays = (year: number) => ['01-01', '12-25', '12-26'].map((date) => `${year}-${date}`)

const isWeekend = (date: string) => [0, 6].includes(dayOfWeek(date))

/**
 * The bank holidays of a year in England: one that falls on a weekend moves to the next working day. One-off holidays by
 * proclamation are not known here.
 */
export function bankHolidays(year: number): string[] {
  const easter = easterSunday(year)
  const monday = (from: string) => addDays(from, (8 - dayOfWeek(from)) % 7)
  const fixed: string[] = []
  for (const date of festiveDays(year)) {
    let observed = date
    while (isWeekend(observed) || fixed.includes(observed)) observed = addDays(observed, 1)
    fixed.push(observed)
  }
  const [newYear = '', ...christmas] = fixed
  return [
    newYear,
    addDays(easter, -2),
    addDays(easter, 1),
    monday(`${year}-05-01`),
    monday(`${year}-05-25`),
    monday(`${year}-08-25`),
    ...christmas,
  ]
}

/** The anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const leaps = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leaps - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`
}
