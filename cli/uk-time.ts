import { ukHour } from '../schemas/london-time.ts'

export { addDays } from '../schemas/calendar-date.ts'
export { ukTime } from '../schemas/london-time.ts'

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** A calendar date `yyyy-mm-dd` in words: `27 March 1985`. */
export function ukDate(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`))
}

/** The moment a calendar date `yyyy-mm-dd` begins in the clinic; summer time moves it an hour before midnight UTC. */
export function startOfUkDay(date: string): Date {
  const midnight = new Date(`${date}T00:00:00Z`)
  return new Date(midnight.getTime() - ukHour(midnight) * 3_600_000)
}

/** How long somebody has waited, in the largest unit that says it well. */
export function waitingTime(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}
