import { day } from '../schemas/time/durations.ts'
import { ukDate, ukDayAndMonth, ukWeekday } from '../schemas/time/london-time.ts'

/** A short day: `Fri 20 Nov`, or `20 Nov 2025` if that is half a year away or more. */
export function ukDay(iso: string, now: Date, { weekday = true } = {}): string {
  if (Math.abs(Date.parse(iso) - now.getTime()) >= 180 * day) return ukDate(iso)
  return weekday ? `${ukWeekday(iso)} ${ukDayAndMonth(iso)}` : ukDayAndMonth(iso)
}
