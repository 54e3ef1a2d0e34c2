import { addDays, dayOfWeek, isCalendarDate, londonDate, mondayOf } from './calendar-date.ts'
import { hour } from './durations.ts'
import { londonMoment } from './london-clock.ts'
import { readDay, readSpan, readWeekday } from './written-day.ts'

/** Examples for a message to somebody whose time was not understood. */
export const pastMomentExamples =
  '2026-11-20, 20/11/2026, "20 Nov", today, yesterday, monday, "last week", or a time back like 7d or 12h'

/** A date after its weekday, as the program itself writes it. */
const weekdayInFront = /^([a-z]{3,9}),? (\d.*)$/

const hours = { h: 1, d: 24, w: 7 * 24 }

/** The last moment that the database can compare as text. */
const lastMoment = new Date('9999-12-31T23:59:59.999Z')

/**
 * Reads a past time, or a range of days, as people write it, on the clinic's clock; undefined when it is not
 * understood.
 *
 * @param edge whether a day or moment means its beginning or, for an end, the first moment after it
 */
export function readPastMoment(text: string, now: Date, edge: 'start' | 'end'): Date | undefined {
  const words = text.toLowerCase().replace(/\s+/g, ' ').trim()
  const back = readSpan(words.replace(/ ago$/, ''))
  if (back && back.unit !== 'm') return new Date(now.getTime() - back.count * hours[back.unit] * hour)
  const days = daysNamed(words, londonDate(now), edge)
  if (days) {
    const date = edge === 'start' ? days[0] : addDays(days[1], 1)
    return isCalendarDate(date) ? londonMoment(date, '00:00') : lastMoment
  }
  const isMoment = /^\d{4}-\d{2}-\d{2}t.*(?:z|[+-]\d{2}:\d{2})$/.test(words)
  const moment = isMoment ? Date.parse(text.trim()) : Number.NaN
  const bound = moment + (edge === 'end' ? 1 : 0)
  return Number.isNaN(moment) ? undefined : new Date(Math.min(bound, lastMoment.getTime()))
}

/** The first and the last day that the words name. A weekday is the latest one, today included. */
function daysNamed(words: string, today: string, edge: 'start' | 'end'): [string, string] | undefined {
  const monday = mondayOf(today)
  const month = `${today.slice(0, 7)}-01`
  const ranges = new Map<string, [string, string]>([
    ['today', [today, today]],
    ['yesterday', [addDays(today, -1), addDays(today, -1)]],
    ['this week', [monday, today]],
    ['last week', [addDays(monday, -7), addDays(monday, -1)]],
    ['this month', [month, today]],
    ['last month', [`${addDays(month, -1).slice(0, 7)}-01`, addDays(month, -1)]],
  ])
  const range = ranges.get(words)
  if (range) return range
  const [, weekday, date = words] = weekdayInFront.exec(words) ?? []
  const day =
    readDay(date, latestBy(edge === 'start' ? today : `${today.slice(0, 7)}-31`)) ?? lastWeekday(words, today)
  const isOtherDay = weekday && day && dayOfWeek(day) !== readWeekday(weekday)
  return day === undefined || isOtherDay ? undefined : [day, day]
}

/** A day without a year is this year's, or last year's if it would be after `latest`: today, or for an end the end of this month. */
const latestBy = (latest: string) => (inYear: (year: number) => string) => {
  const year = Number(latest.slice(0, 4))
  const dates = [inYear(year), inYear(year - 1)]
  return dates.find((date) => isCalendarDate(date) && date <= latest)
}

function lastWeekday(words: string, today: string): string | undefined {
  const named = readWeekday(words.replace(/^(?:last|on) /, ''))
  if (named === undefined) return undefined
  const back = (dayOfWeek(today) - named + 7) % 7
  return addDays(today, -(back === 0 && words.startsWith('last') ? 7 : back))
}
