import { day } from '../schemas/durations.ts'

const inClinic = { timeZone: 'Europe/London', day: 'numeric', month: 'short' } as const
const dayAlone = new Intl.DateTimeFormat('en-GB', inClinic)
const dayWithWeekday = new Intl.DateTimeFormat('en-GB', { ...inClinic, weekday: 'short' })
const dayWithYear = new Intl.DateTimeFormat('en-GB', { ...inClinic, year: 'numeric' })

/** A short day: `Fri 20 Nov`, or `20 Nov 2025` where that is not within half a year. */
export function ukDay(iso: string, now: Date, { weekday = true } = {}): string {
  const isNear = Math.abs(Date.parse(iso) - now.getTime()) < 180 * day
  const near = weekday ? dayWithWeekday : dayAlone
  return (isNear ? near : dayWithYear).format(new Date(iso)).replace(',', '')
}
