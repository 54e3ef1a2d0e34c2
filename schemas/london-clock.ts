const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The weekday of a date (`yyyy-mm-dd`): `wednesday`. */
export const weekdayOf = (date: string): string => weekdays[new Date(date).getUTCDay()] ?? ''

/** What clock and calendar of the clinic show at a moment. */
interface LondonClock {
  /** `wednesday` */
  weekday: string
  /** `2026-07-01` */
  date: string
  /** On the 24-hour clock: `20:30`. */
  time: string
}

/** Computed here, since a phone is slow to make a formatter of a time zone, and needs it before the first paint. */
export function londonClock(moment: Date): LondonClock {
  const shown = new Date(moment.getTime() + (isSummerTime(moment) ? hour : 0))
  const [date = '', time = ''] = shown.toISOString().split('T')
  return { weekday: weekdayOf(date), date, time: time.slice(0, 5) }
}

const hour = 3_600_000

/** From 01:00 UTC on the last Sunday of March to that of October (Summer Time Order 2002; the same from 1996 on). */
function isSummerTime(moment: Date): boolean {
  const year = moment.getUTCFullYear()
  return moment.getTime() >= changeOfClocks(year, 2) && moment.getTime() < changeOfClocks(year, 9)
}

/** @param month counted from 0, one of 31 days */
function changeOfClocks(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.getTime() - last.getUTCDay() * 24 * hour
}

/** The moment at which clock and calendar of the clinic show this date (`yyyy-mm-dd`) and time (`hh:mm`). */
export function londonMoment(date: string, time: string): Date {
  const asUtc = new Date(`${date}T${time}:00.000Z`)
  const inSummer = new Date(asUtc.getTime() - hour)
  return londonClock(inSummer).time === time ? inSummer : asUtc
}
