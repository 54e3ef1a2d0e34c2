import { InvalidArgumentError } from 'commander'
import { isCalendarDate, londonDate } from '../schemas/calendar-date.ts'
import { addDays, startOfUkDay } from './uk-time.ts'

const units: Record<string, number> = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 }

/**
 * Reads a time as a person types it: `2026-11-20`, `today`, `yesterday`, `7d` (also `12h`, `2w`) before now, or an
 * ISO moment such as `2026-11-20T09:30Z`.
 *
 * @param edge whether a day means its first moment or, for an end, the first moment after it
 * @throws InvalidArgumentError for anything else
 */
export function parseMoment(text: string, now: Date, edge: 'start' | 'end'): Date {
  const date = dateNamed(text, now)
  if (date) return startOfUkDay(edge === 'start' ? date : addDays(date, 1))
  const [, count, unit] = /^(\d{1,4})([hdw])$/.exec(text) ?? []
  if (count && unit) return new Date(now.getTime() - Number(count) * (units[unit] ?? 0))
  if (/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))) {
    return new Date(text)
  }
  throw new InvalidArgumentError(
    'Write a day like 2026-11-20, "today", "yesterday", or a time back like 7d or 12h.',
  )
}

function dateNamed(text: string, now: Date): string | undefined {
  const today = londonDate(now)
  if (text === 'today') return today
  if (text === 'yesterday') return addDays(today, -1)
  return isCalendarDate(text) ? text : undefined
}
