import { dayFromMonday, londonDate } from '../../schemas/time/calendar-date.ts'
import { ukHour } from '../../schemas/time/london-time.ts'

/** The day of the week (0 is Monday) and the hour of a moment, by the clinic's clock. */
export const hourOfWeek = (moment: Date): { day: number; hour: number } => ({
  day: dayFromMonday(londonDate(moment)),
  hour: ukHour(moment),
})
