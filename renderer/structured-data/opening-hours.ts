import { capitalised } from '../../schemas/capitalised.ts'
import { weekdays } from '../../schemas/content/opening-hours.ts'
import { addDays, londonDate } from '../../schemas/time/calendar-date.ts'
import { weekdayOf } from '../../schemas/time/london-clock.ts'
import { type Opening, openTimeOn } from '../../schemas/time/open-time.ts'

/** Dates are listed for half a year ahead. */
const daysAhead = 26 * 7

/**
 * schema.org OpeningHoursSpecification: weekly days by name, alternate days by date, and exceptional closures by date. Closed is
 * written as midnight to midnight, as in Google's documentation on local businesses.
 */
export function openingHoursSpecification(opening: Opening, today: Date): object[] {
  const dates = Array.from({ length: daysAhead }, (_, ahead) => addDays(londonDate(today), ahead))
  return weekdays.flatMap((day) => {
    const entry = opening.hours.find((one) => one.day === day)
    if (!entry || 'closed' in entry) return []
    const times = {
      dayOfWeek: `https://schema.org/${capitalised(day)}`,
      opens: entry.opens,
      closes: entry.closes,
    }
    const own = dates.filter((date) => weekdayOf(date) === day)
    const isOpen = (date: string) => openTimeOn(opening, date) !== undefined
    if (entry.alternate) return own.filter(isOpen).map((date) => specification(times, date))
    return [
      specification(times),
      ...own.filter((date) => !isOpen(date)).map((date) => specification(never, date)),
    ]
  })
}

const never = { opens: '00:00', closes: '00:00' }

const specification = (times: { dayOfWeek?: string; opens: string; closes: string }, date?: string) => ({
  '@type': 'OpeningHoursSpecification',
  ...times,
  ...(date && { validFrom: date, validThrough: date }),
})
