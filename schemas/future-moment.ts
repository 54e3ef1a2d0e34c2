import { addDays, dayOfWeek, londonDate } from './calendar-date.ts'
import { clockTime } from './content/clock-time.ts'
import { minute } from './durations.ts'
import { londonMoment } from './london-clock.ts'
import { isNoDay, readDay, readSpan, readWeekday } from './written-day.ts'

/** The time of day where only a day is named. */
const morning = '09:00'

const timeAtEnd = /^(.*?) ?\b(?:at )?(\d{1,2}(?:(?:[:.]\d\d)? ?[ap]m|[:.]\d\d)|noon)$/

/** Examples for a message to somebody whose time was not understood. */
export const futureMomentExamples =
  'tomorrow, "today 16:00", monday, "monday 14:30", 27/11/2026, "27 Nov 9am", "in 3 days" or 2w'

/** Reads a future time as people write it, on the clinic's clock; it may have passed. Undefined when it is not understood. */
export function readFutureMoment(text: string, now: Date): Date | undefined {
  const words = plainWords(text)
  const { count = 0, unit } = spanAhead(words) ?? {}
  if (unit === 'm' || unit === 'h') return new Date(now.getTime() + count * (unit === 'h' ? 60 : 1) * minute)
  const today = londonDate(now)
  const whole = dayNamed(words, today)
  if (whole) return londonMoment(whole, morning)
  const [, dayPart = '', clock] = timeAtEnd.exec(words) ?? []
  const time = timeOf(clock)
  if (time === undefined) return undefined
  const day = dayPart === '' ? today : dayNamed(dayPart, today)
  return day ? londonMoment(day, time) : undefined
}

export const timeHasPassed =
  'That time has passed. Give one in the future; a day alone means nine in the morning.'

/** What is certainly wrong with a text that is no future time; undefined when that would be a guess. */
export function futureMomentProblem(text: string): string | undefined {
  const words = plainWords(text)
  if (/^yesterday\b|\bago$/.test(words)) return timeHasPassed
  const [, dayPart = words, clock] = timeAtEnd.exec(words) ?? []
  const noDay = [words, dayPart].find(isNoDay)
  // `31.02` alone may be meant as a time.
  if (noDay) return dayPart === '' ? undefined : `${noDay} is no date.`
  if (clock === undefined || timeOf(clock)) return undefined
  return `${words.slice(dayPart.length).trim().replace(/^at /, '')} is no time of day.`
}

const plainWords = (text: string) =>
  text.toLowerCase().replaceAll(',', ' ').replace(/\s+/g, ' ').trim().replace(/^on /, '')

const spanAhead = (words: string) => readSpan(words.replace(/^in /, ''))

/**
 * The day as `yyyy-mm-dd`. A weekday is the next one, never today. A day without its year is the next such day, unless it
 * passed less than half a year ago: then that is a mistake, and nobody means next year.
 */
function dayNamed(words: string, today: string): string | undefined {
  if (words === 'today') return today
  if (words === 'tomorrow') return addDays(today, 1)
  if (words === 'next week') return addDays(today, 7)
  const { count = 0, unit } = spanAhead(words) ?? {}
  if (unit === 'd' || unit === 'w') return addDays(today, count * (unit === 'w' ? 7 : 1))
  const weekday = readWeekday(words)
  if (weekday !== undefined) return addDays(today, (weekday - dayOfWeek(today) + 7) % 7 || 7)
  return readDay(words, (inYear) => {
    const thisYear = Number(today.slice(0, 4))
    const halfYearAgo = addDays(today, -183)
    return [thisYear - 1, thisYear, thisYear + 1].map(inYear).find((date) => date > halfYearAgo)
  })
}

/** `hh:mm` of what the pattern found. */
const timeOf = (clock: string | undefined) => (clock === 'noon' ? '12:00' : clockTime(clock))
