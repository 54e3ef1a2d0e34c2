import { capitalised } from '../../../schemas/capitalised.ts'
import { weekdayOf } from '../../../schemas/time/london-clock.ts'
import { months } from '../../../schemas/time/months.ts'

/**
 * `2026-11-28` as "Saturday 28 November". Without `Intl`, since a phone takes a tenth of a second to make a date formatter, and
 * would make it before the first paint.
 */
export function longDay(date: string): string {
  const [, month = 0, day] = date.split('-').map(Number)
  return `${capitalised(weekdayOf(date))} ${day} ${months[month - 1]}`
}
