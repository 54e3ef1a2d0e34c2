import type { Clinic } from '../content/clinic.ts'
import { bankHolidays, festiveDays } from './bank-holidays.ts'
import { addDays, londonDate } from './calendar-date.ts'
import { day } from './durations.ts'
import { londonMoment, weekdayOf } from './london-clock.ts'

/** What the clinic says about when it is open. */
export type Opening = Pick<Clinic, 'hours' | 'closures'>

interface OpenTime {
  opens: Date
  closes: Date
}

/** Opening hours are not counted over more days than this. */
const maxDays = 60

/** The dates of a year on which the clinic is closed, whatever its hours say. */
export function closedDates(closures: Opening['closures'], year: number): string[] {
  const days = closures?.days?.filter((day) => day.startsWith(`${year}-`)) ?? []
  return closures?.bankHolidays === 'closed' ? [...days, ...festiveDays(year), ...bankHolidays(year)] : days
}

/**
 * The closed days of this year and the next two, as days since 1 January 1970 with spaces in between: a page that is not rebuilt
 * knows them for that long.
 */
export function closedDays(closures: Opening['closures'], now: Date): string {
  const year = now.getUTCFullYear()
  const dates = [year, year + 1, year + 2].flatMap((one) => closedDates(closures, one))
  return [...new Set(dates.map((date) => Date.parse(date) / day))].join(' ')
}

/** When the clinic is open on a calendar date, if it is. */
export function openTimeOn({ hours, closures }: Opening, date: string): OpenTime | undefined {
  if (closedDates(closures, Number(date.slice(0, 4))).includes(date)) return undefined
  const day = hours.find((one) => one.day === weekdayOf(date))
  if (!day || 'closed' in day) return undefined
  if (day.alternate && weeksBetween(day.alternate.firstOpen, date) % 2 !== 0) return undefined
  return { opens: londonMoment(date, day.opens), closes: londonMoment(date, day.closes) }
}

/** Milliseconds between two moments during which the clinic is open; undefined when they are too far apart to count. */
export function openTimeBetween(opening: Opening, from: Date, to: Date): number | undefined {
  if (to.getTime() - from.getTime() > maxDays * day) return undefined
  let total = 0
  for (let date = londonDate(from); date <= londonDate(to); date = addDays(date, 1)) {
    const open = openTimeOn(opening, date)
    if (!open) continue
    const start = Math.max(open.opens.getTime(), from.getTime())
    const end = Math.min(open.closes.getTime(), to.getTime())
    total += Math.max(0, end - start)
  }
  return total
}

/** The opening time that includes `now`, or the next one, at most two weeks ahead. */
export function currentOrNextOpenTime(opening: Opening, now: Date): OpenTime | undefined {
  const today = londonDate(now)
  for (let ahead = 0; ahead <= 14; ahead += 1) {
    const open = openTimeOn(opening, addDays(today, ahead))
    if (open && open.closes > now) return open
  }
  return undefined
}

const weeksBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / (7 * day)
