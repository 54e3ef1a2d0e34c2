import { addDays, dayOfWeek, isCalendarDate, londonDate, mondayOf } from './calendar-date.ts'
import { clockTime } from './clock-time.ts'
import { minute } from './durations.ts'
import { londonMoment } from './london-clock.ts'
import { isNoDay, readDay, readSpan, readWeekday } from './written-day.ts'

/** The time of day when only a day is named. */
const morning = '09:00'

const clock = String.raw`(?<clock>\d{1,2}(?:(?:[:.]\d\d)? ?[ap]m|[:.]\d\d)|noon)`
const timeAtEnd = new RegExp(String.raw`^(?<day>.*?) ?\b(?:at )?${clock}$`)
/** Forms of a day and a time of day, tried in order: in `27 nov 10` the 10 is an hour, not a year. */
const forms = [
  /^(?<day>.+?) (?:at )?(?<clock>[01]?\d|2[0-3])$/,
  /^(?<day>.+)$/,
  timeAtEnd,
  new RegExp(`^(?:at )?${clock} (?:on )?(?<day>.+)$`),
]
/** A date after its weekday; but the figures in `wed 9.12` are a time of day. */
const weekdayInFront = /^([a-z]{3,9}) (?!\d{1,2}\.\d\d$)(\d.*)$/

/** Examples for a message to somebody whose time was not understood. */
export const futureMomentExamples =
  'tomorrow, "tomorrow at 10", "today 16:00", monday, "next monday 2pm", 27/11/2026, "27 Nov 9am", "in 3 days" or 2w'

/** Reads a future time as people write it, on the clinic's clock. What it names may still have passed. Undefined if not understood. */
export function readFutureMoment(text: string, now: Date): Date | undefined {
  const words = plainWords(text)
  const { count = 0, unit } = spanAhead(words) ?? {}
  if (unit === 'm' || unit === 'h') return new Date(now.getTime() + count * (unit === 'h' ? 60 : 1) * minute)
  const today = londonDate(now)
  const { day, clock } = dayAndTime(words, today)
  const date = day === '' && clock ? today : dayNamed(day, today)
  const time = clock === undefined ? morning : timeOf(clock)
  return date && time ? londonMoment(date, time) : undefined
}

export const timeHasPassed =
  'That time has passed. Give one in the future; a day alone means nine in the morning.'

/** What is certainly wrong with a text that is not a future time; undefined when that would be a guess. */
export function futureMomentProblem(text: string, now: Date): string | undefined {
  const words = plainWords(text)
  if (/^yesterday\b|\bago$/.test(words)) return timeHasPassed
  const today = londonDate(now)
  const { day, clock } = dayAndTime(words, today)
  const [, weekday, date = day] = weekdayInFront.exec(day) ?? []
  const noDay = [words, date].find(isNoDay)
  // `31.02` alone may be meant as a time.
  if (noDay) return day === '' ? undefined : `${noDay} is not a date.`
  if (weekday && readWeekday(weekday) !== undefined && !dayNamed(day, today) && dayNamed(date, today))
    return `${date} is not a ${weekday}.`
  if (clock === undefined || timeOf(clock)) return undefined
  const short = clock.replace(/^0/, '')
  if (mayBeNight.test(clock)) return `Write ${short}am or ${short}pm.`
  return isHour.test(clock) ? `Write ${clock}:00.` : `${clock} is not a time of day.`
}

const plainWords = (text: string) =>
  text.toLowerCase().replaceAll(',', ' ').replace(/\s+/g, ' ').trim().replace(/^on /, '')

const spanAhead = (words: string) => readSpan(words.replace(/^in /, ''))

interface DayAndTime {
  day: string
  clock?: string
}

function dayAndTime(words: string, today: string): DayAndTime {
  const readings = forms.flatMap((form) => (form.exec(words)?.groups as DayAndTime | undefined) ?? [])
  const found = readings.find(({ day }) => day === '' || dayNamed(day, today))
  return found ?? (timeAtEnd.exec(words)?.groups as DayAndTime | undefined) ?? { day: words }
}

/**
 * The day as `yyyy-mm-dd`. A weekday is the next one, never today; with "next" it is in the week after this one. A day without a
 * year is the next such day, unless it passed less than half a year ago: that is a mistake, for nobody means next year then.
 */
function dayNamed(words: string, today: string): string | undefined {
  if (words === 'today') return today
  if (words === 'tomorrow') return addDays(today, 1)
  if (words === 'next week') return addDays(today, 7)
  const { count = 0, unit } = spanAhead(words) ?? {}
  if (unit === 'd' || unit === 'w') return addDays(today, count * (unit === 'w' ? 7 : 1))
  const weekday = readWeekday(words.replace(/^next /, ''))
  if (weekday !== undefined) {
    if (words.startsWith('next ')) return addDays(mondayOf(today), 7 + ((weekday + 6) % 7))
    return addDays(today, (weekday - dayOfWeek(today) + 7) % 7 || 7)
  }
  const [, name, date = words] = weekdayInFront.exec(words) ?? []
  const day = readDay(date, (inYear) => {
    const thisYear = Number(today.slice(0, 4))
    const halfYearAgo = addDays(today, -183)
    return [thisYear - 1, thisYear, thisYear + 1]
      .map(inYear)
      .find((date) => isCalendarDate(date) && date > halfYearAgo)
  })
  return name && day && dayOfWeek(day) !== readWeekday(name) ? undefined : day
}

const isHour = /^\d{1,2}$/
/** Without am or pm nobody means two at night by `2:00`, though the 24-hour clock does. */
const mayBeNight = /^0?[1-6](?:[:.]\d\d)?$/

/** `hh:mm` of a time that the patterns found; a bare hour only from 7 to 19. */
function timeOf(clock: string): string | undefined {
  if (clock === 'noon') return '12:00'
  const isOddHour = isHour.test(clock) && (Number(clock) < 7 || Number(clock) > 19)
  return isOddHour || mayBeNight.test(clock) ? undefined : clockTime(clock)
}
