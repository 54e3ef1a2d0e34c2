import { type OpeningHours, weekdays } from '../../schemas/content/opening-hours.ts'

const dayMilliseconds = 86_400_000
const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** How many open dates of an alternate day are announced ahead: half a year of every second week. */
const datesAhead = 13

/**
 * The next dates, ISO 8601, on which an every-second-week day is open, counted from one known open date.
 * Dates are calendar days, so summer time does not move them.
 */
export function alternateDates(firstOpen: string, today: Date, count = datesAhead): string[] {
  const first = Date.parse(firstOpen)
  const now = Date.parse(today.toISOString().slice(0, 10))
  const fortnight = 14 * dayMilliseconds
  const next = first + Math.max(0, Math.ceil((now - first) / fortnight)) * fortnight
  return Array.from({ length: count }, (_, index) => isoDay(next + index * fortnight))
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** schema.org OpeningHoursSpecification: weekly days by name, alternate days by date. */
export function openingHoursSpecification(hours: OpeningHours, today: Date): object[] {
  return [...hours]
    .sort((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day))
    .flatMap((entry) => {
      if ('closed' in entry) return []
      const weekly = {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${capital(entry.day)}`,
        opens: entry.opens,
        closes: entry.closes,
      }
      if (!entry.alternate) return [weekly]
      return alternateDates(entry.alternate.firstOpen, today).map((date) => ({
        ...weekly,
        validFrom: date,
        validThrough: date,
      }))
    })
}
