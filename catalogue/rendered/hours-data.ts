import { type OpeningHours, weekdays } from '../../schemas/content/opening-hours.ts'
import { stated } from './expected-page.ts'
import { type Mismatch, missing, type Stated, unknown } from './mismatch.ts'
import { openDateProblem } from './open-dates.ts'
import type { PageCheck } from './scope.ts'
import { type JsonNode, nodesIn, type StructuredData } from './structured-data.ts'

/**
 * Opening hours in JSON-LD. A day that is open every week stands once. schema.org has no term for every second week, so of
 * such a day each open date is given.
 */
export const hoursData: PageCheck = ({ catalogue, data, expected, today }) => {
  const entries = nodesIn(data.of('MedicalClinic')[0]?.openingHoursSpecification)
  if (entries.length === 0 && !['home', 'about', 'contact'].includes(expected.kind)) return []
  const known = new Set(weekdays.map(dayAddress))
  return [
    ...entries
      .filter(({ dayOfWeek }) => !known.has(String(dayOfWeek)))
      .map((entry) => unknown('structured data, opening hours', saidBy(data, entry))),
    ...weekdays.flatMap((day) => {
      const index = catalogue.clinic.hours.findIndex((hours) => hours.day === day)
      const onDay = entries.filter(({ dayOfWeek }) => dayOfWeek === dayAddress(day))
      return dayProblems(onDay, index, catalogue.clinic.hours, data, today)
    }),
  ]
}

function dayProblems(
  entries: readonly JsonNode[],
  index: number,
  hours: OpeningHours,
  data: StructuredData,
  today: string,
): Mismatch[] {
  const what = 'structured data, opening hours'
  const day = hours[index]
  if (!day || 'closed' in day) return entries.map((entry) => unknown(what, saidBy(data, entry)))
  const open: Stated = stated(`${day.day} ${day.opens}-${day.closes}`, 'clinic', ['hours', index])
  if (entries.length === 0) return [missing(what, data.start, open)]
  const times = entries
    .map((entry) => saidBy(data, entry))
    .filter(({ text }) => text !== open.text)
    .map((said) => ({ ...unknown(what, said), stated: open }))
  const dates = entries.map(({ validFrom }) => validFrom)
  const wrong = day.alternate
    ? openDateProblem(dates, day.alternate.firstOpen, today)
    : dates.some((date) => date !== undefined) || entries.length > 1
      ? `${day.day} is given by date, and it is open every week`
      : undefined
  const lastDay = entries.find(({ validFrom, validThrough }) => validFrom !== validThrough)
  return [
    ...times,
    ...(wrong ? [dateMismatch(`${what}: ${wrong}.`, data, entries, open)] : []),
    ...(lastDay
      ? [
          dateMismatch(
            `${what}: ${lastDay.validFrom} ends on ${lastDay.validThrough}.`,
            data,
            [lastDay],
            open,
          ),
        ]
      : []),
  ]
}

function dateMismatch(
  message: string,
  data: StructuredData,
  [first]: readonly JsonNode[],
  open: Stated,
): Mismatch {
  return {
    place: (data.said(first, 'validFrom') ?? data.said(first, 'dayOfWeek'))?.place ?? data.start,
    message,
    remedy: 'Count the dates from hours.alternate.firstOpen, a fortnight each.',
    stated: open,
  }
}

function saidBy(data: StructuredData, entry: JsonNode) {
  const day = String(entry.dayOfWeek).split('/').at(-1)?.toLowerCase()
  const place = (data.said(entry, 'closes') ?? data.said(entry, 'dayOfWeek'))?.place ?? data.start
  return { text: `${day} ${entry.opens}-${entry.closes}`, place }
}

function dayAddress(day: string): string {
  return `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`
}
