import { capitalised } from '../capitalised.ts'
import { londonClock, weekdayOf } from './london-clock.ts'

const inClinic = { timeZone: 'Europe/London', day: 'numeric', month: 'short' } as const
const dayAndMonth = new Intl.DateTimeFormat('en-GB', inClinic)
const withYear = new Intl.DateTimeFormat('en-GB', { ...inClinic, year: 'numeric' })

/** `20 Nov` */
export const ukDayAndMonth = (moment: string | Date): string => dayAndMonth.format(new Date(moment))

/** `20 Nov 2026` */
export const ukDate = (moment: string | Date): string => withYear.format(new Date(moment))

/** `Fri` */
export const ukWeekday = (moment: string | Date): string =>
  capitalised(weekdayOf(londonClock(new Date(moment)).date).slice(0, 3))

/** A moment as the clinic's clock shows it: `Fri 20 Nov 2026, 14:58`. */
export const ukTime = (moment: string | Date): string =>
  `${ukWeekday(moment)} ${ukDate(moment)}, ${londonClock(new Date(moment)).time}`

/** The hour that the clinic's clock shows, from 0 to 23. */
export function ukHour(time: Date): number {
  return Number(londonClock(time).time.slice(0, 2))
}
