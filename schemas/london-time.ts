import { londonClock } from './london-clock.ts'

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment as a clock in the clinic showed it: `Fri 20 Nov 2026, 14:58`. */
export function ukTime(iso: string | Date): string {
  return moment.format(new Date(iso)).replace(/^(\w+), /, '$1 ')
}

/** The hour that a clock in the clinic shows, from 0 to 23. */
export function ukHour(time: Date): number {
  return Number(londonClock(time).time.slice(0, 2))
}
