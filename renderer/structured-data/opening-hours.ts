import { capitalised } from '../../schemas/capitalised.ts'
import { weekdays } from '../../schemas/content/opening-hours.ts'
import { day } from '../../schemas/durations.ts'
import { closedDates, type Opening } from '../../schemas/open-time.ts'

const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** How many dates of a day that is open every second week are listed: half a year. */
const datesAhead = 13

/**
 * The next dates (ISO 8601) of a day that is open every second week, counted from a date on which it was open. Calendar days,
 * so the change to summer time does not shift them.
 */
export function alternateDates(firstOpen: string, today: Date): string[] {
  const first = Date.parse(firstOpen)
  const now = Date.parse(today.toISOString().slice(0, 10))
  const fortnight = 14 * day
  const next = first + Math.max(0, Math.ceil((now - first) / fortnight)) * fortnight
  return Array.from({ length: datesAhead }, (_, index) => isoDay(next + index * fortnight))
}

/** schema.org OpeningHoursSpecification: weekly days by name, alternate days by date. */
export function openingHoursSpecification({ hours, closures }: Opening, today: Date): object[] {
  const isOpen = (date: string) => !closedDates(closures, Number(date.slice(0, 4))).includes(date)
  return [...hours]
    .sort((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day))
    .flatMap((entry) => {
      if ('closed' in entry) return []
      const weekly = {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${capitalised(entry.day)}`,
        opens: entry.opens,
        closes: entry.closes,
      }
      if (!entry.alternate) return [weekly]
      const dates = alternateDates(entry.alternate.firstOpen, today).filter(isOpen)
      return dates.map((date) => ({
        ...weekly,
        validFrom: date,
        validThrough: date,
      }))
    })
}
