import { withCommas } from '../../../schemas/counted.ts'
import { addDays, londonDate } from '../../../schemas/time/calendar-date.ts'
import { hour, minute } from '../../../schemas/time/durations.ts'
import { londonClock } from '../../../schemas/time/london-clock.ts'
import { ukDate, ukDayAndMonth, ukWeekday } from '../../../schemas/time/london-time.ts'
import { spanText } from '../../../schemas/time/span-text.ts'

/** A length of time, with minutes if it is shorter than ten hours: `20 min`, `5 h 20 min`, `29 h`, `3 days`. */
export function spanWords(milliseconds: number): string {
  const minutes = Math.floor((milliseconds % hour) / minute)
  const isExact = milliseconds >= hour && milliseconds < 10 * hour && minutes > 0
  return isExact ? `${spanText(milliseconds)} ${minutes} min` : spanText(milliseconds)
}

/** A length of time to compare with the promised hours: in hours, also when it is longer than two days. */
export const hoursWords = (length: number): string =>
  length < 48 * hour ? spanWords(length) : `${withCommas(Math.floor(length / hour))} h`

/** The same, rounded up, to follow `within`. */
export function withinWords(length: number): string {
  const unit = length < 10 * hour ? minute : hour
  return hoursWords(Math.ceil(length / unit) * unit)
}

/** A moment relative to today: `14:20`, `tomorrow 09:10`, `Mon 23 Nov, 09:10`. */
export function momentWords(moment: Date, now: Date): string {
  const { date, time } = londonClock(moment)
  const today = londonDate(now)
  if (date === today) return time
  if (date === addDays(today, 1)) return `tomorrow ${time}`
  if (date === addDays(today, -1)) return `yesterday ${time}`
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return `${ukWeekday(moment)} ${isThisYear ? ukDayAndMonth(moment) : ukDate(moment)}, ${time}`
}

/** The same as `momentWords`, to follow a verb: `at 14:20`, `tomorrow 09:10`. */
export const atMoment = (moment: Date, now: Date): string =>
  `${londonDate(moment) === londonDate(now) ? 'at ' : ''}${momentWords(moment, now)}`
