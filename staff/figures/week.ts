import { addDays, dayOfWeek, londonDate } from '../../schemas/time/calendar-date.ts'
import { ukHour } from '../../schemas/time/london-time.ts'

/** The Monday of the week in which a moment falls by the clinic's clock, `yyyy-mm-dd`. */
export function mondayOf(moment: Date): string {
  const date = londonDate(moment)
  return addDays(date, -weekday(date))
}

/** The day of the week (0 is Monday) and the hour of a moment, by the clinic's clock. */
export function hourOfWeek(moment: Date): { day: number; hour: number } {
  return { day: weekday(londonDate(moment)), hour: ukHour(moment) }
}

const weekday = (date: string) => (dayOfWeek(date) + 6) % 7
