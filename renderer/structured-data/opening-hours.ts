import { capitalised } from '../../schemas/capitalised.ts'
import { weekdays } from '../../schemas/content/opening-hours.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { day } from '../../schemas/time/durations.ts'
import { weekdayOf } from '../../schemas/time/london-clock.ts'
import { closedDates, type Opening } from '../../schemas/time/open-time.ts'

const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** Dates are listed for half a year ahead: thirteen fortnights. */
const datesAhead = 13
const fortnight = 14 * day

/**
 * The next dates (ISO 8601) of a day that is open every second week, counted from a date on which it was open. Calendar days,
 * so the change to summer time does not shift them.
 */
export function alternateDates(firstOpen: string, today: Date): string[] {
  const first = Date.parse(firstOpen)
  const now = Date.parse(londonDate(today))
  const next = first + Math.max(0, Math.ceil((now - first) / fortnight)) * fortnight
  return Array.from({ length: datesAhead }, (_, index) => isoDay(next + index * fortnight))
}

/**
 * schema.org OpeningHoursSpecification: weekly days by name, alternate days by date, and exceptional closures by date. Closed is
 * written as midnight to midnight, as in Google's documentation on local businesses.
 */
export function openingHoursSpecification({ hours, closures }: Opening, today: Date): object[] {
  const from = londonDate(today)
  const until = isoDay(Date.parse(from) + datesAhead * fortnight)
  const year = Number(from.slice(0, 4))
  const closed = new Set([year, year + 1].flatMap((one) => closedDates(closures, one)))
  const wouldOpen = (date: string) =>
    hours.some((entry) => entry.day === weekdayOf(date) && !('closed' in entry) && !entry.alternate)
  const regular = [...hours]
    .sort((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day))
    .flatMap((entry) => {
      if ('closed' in entry) return []
      const { opens, closes, alternate } = entry
      const times = { dayOfWeek: `https://schema.org/${capitalised(entry.day)}`, opens, closes }
      if (!alternate) return [specification(times)]
      const dates = alternateDates(alternate.firstOpen, today).filter((date) => !closed.has(date))
      return dates.map((date) => specification(times, date))
    })
  const never = { opens: '00:00', closes: '00:00' }
  const soon = [...closed].filter((date) => date >= from && date <= until && wouldOpen(date)).sort()
  return [...regular, ...soon.map((date) => specification(never, date))]
}

const specification = (times: { dayOfWeek?: string; opens: string; closes: string }, date?: string) => ({
  '@type': 'OpeningHoursSpecification',
  ...times,
  ...(date && { validFrom: date, validThrough: date }),
})
