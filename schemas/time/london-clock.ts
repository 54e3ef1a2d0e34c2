import { hour } from './durations.ts'

export const daysFromSunday = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

/** The weekday of a date (`yyyy-mm-dd`): `wednesday`. */
export const weekdayOf = (date: string): string => daysFromSunday[new Date(date).getUTCDay()] ?? ''

/** What the clinic's calendar and 24-hour clock show at a moment: `2026-07-01` and `20:30`. */
export function londonClock(moment: Date): { date: string; time: string } {
  const [date = '', time = ''] = shownInLondon(moment).toISOString().split('T')
  return { date, time: time.slice(0, 5) }
}

/**
 * A date whose UTC fields are what the clinic's clock and calendar show at a moment. Computed by hand, since a phone is slow to
 * create a time zone's formatter, and needs this before the first paint.
 */
export function shownInLondon(moment: Date): Date {
  return new Date(moment.getTime() + (isSummerTime(moment) ? hour : 0))
}

/** From 01:00 UTC on the last Sunday of March to that of October (Summer Time Order 2002; the same from 1996 on). */
function isSummerTime(moment: Date): boolean {
  const hourAgo = new Date(moment.getTime() - hour)
  const isAfterLastSunday = hourAgo.getUTCDate() - hourAgo.getUTCDay() >= 25
  // Months are counted from last Sunday to last Sunday: 3 begins on that of March.
  const month = hourAgo.getUTCMonth() + Number(isAfterLastSunday)
  return month > 2 && month < 10
}

/** The moment at which the clinic's clock and calendar show this date (`yyyy-mm-dd`) and time (`hh:mm`). */
export function londonMoment(date: string, time: string): Date {
  const asUtc = new Date(`${date}T${time}:00.000Z`)
  const inSummer = new Date(asUtc.getTime() - hour)
  return londonClock(inSummer).time === time ? inSummer : asUtc
}
