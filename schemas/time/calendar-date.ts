import { day } from './durations.ts'
import { londonClock } from './london-clock.ts'

/** True for a `yyyy-mm-dd` that exists, leap years included. */
export function isCalendarDate(value: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(value)) return false
  const moment = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)
}

/** The day a moment falls on in the clinic's time zone, as `yyyy-mm-dd`. */
export const londonDate = (moment: Date): string => londonClock(moment).date

/** The calendar date `yyyy-mm-dd` that is `days` days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
}

/** The weekday of a `yyyy-mm-dd`; Sunday is 0. */
export const dayOfWeek = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The weekday of a `yyyy-mm-dd`; Monday is 0. */
export const dayFromMonday = (date: string): number => (dayOfWeek(date) + 6) % 7

/** The Monday of the week in which a `yyyy-mm-dd` falls. */
export const mondayOf = (date: string): string => addDays(date, -dayFromMonday(date))
