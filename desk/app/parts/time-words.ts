import { addDays, londonDate } from '../../../schemas/calendar-date.ts'
import { minute } from '../../../schemas/durations.ts'
import { londonClock } from '../../../schemas/london-clock.ts'
import { ukTime } from '../../../schemas/london-time.ts'

/** A length of time: `20 min`, `5 h 20 min`, `29 h`, `3 days`. */
export function spanWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minute))
  const hours = Math.floor(minutes / 60)
  if (hours < 1) return `${minutes} min`
  if (hours < 48) return minutes % 60 === 0 || hours >= 10 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return `${Math.floor(hours / 24)} days`
}

/** A moment relative to today: `14:20`, `tomorrow 09:10`, `Mon 23 Nov, 09:10`. */
export function momentWords(moment: Date, now: Date): string {
  const { date, time } = londonClock(moment)
  const today = londonDate(now)
  if (date === today) return time
  if (date === addDays(today, 1)) return `tomorrow ${time}`
  if (date === addDays(today, -1)) return `yesterday ${time}`
  return ukTime(moment).replace(` ${today.slice(0, 4)}, `, ', ')
}
