const timeZone = 'Europe/London'

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' })

/** A moment as a clock in the clinic showed it: `Fri 20 Nov 2026, 14:58`. */
export function ukTime(iso: string | Date): string {
  return moment.format(new Date(iso)).replace(/^(\w+), /, '$1 ')
}

/** The hour that a clock in the clinic shows, from 0 to 23. */
export function ukHour(time: Date): number {
  return Number(hour.format(time))
}
