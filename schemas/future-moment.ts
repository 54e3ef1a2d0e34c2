import { addDays, isCalendarDate, londonDate } from './calendar-date.ts'
import { londonMoment } from './london-clock.ts'

/** The time of day where only a day is named. */
const morning = '09:00'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const minutes: Record<string, number> = { m: 1, h: 60 }
const days: Record<string, number> = { d: 1, w: 7 }

const span = /^(?:in )?(\d{1,3}|an?) ?(m|h|d|w)(?:in(?:ute)?s?|(?:ou)?rs?|ays?|eeks?)?$/
const timeAtEnd = /^(.*?) ?\b(?:at )?(?:(\d{1,2})(?:[:.](\d\d))? ?(am|pm)|(\d{1,2})[:.](\d\d)|(noon))$/

/** How to write a time to come, for whoever wrote it otherwise. */
export const futureMomentExamples =
  'tomorrow, "today 16:00", monday, "monday 14:30", 27/11/2026, "27 Nov 9am", "in 3 days" or 2w'

/** Reads a time to come as people write it, on the clinic's clock; undefined when it is not understood. */
export function readFutureMoment(text: string, now: Date): Date | undefined {
  const words = text.toLowerCase().replaceAll(',', ' ').replace(/\s+/g, ' ').trim().replace(/^on /, '')
  const soon = minutesAhead(words)
  if (soon !== undefined) return new Date(now.getTime() + soon * 60_000)
  const today = londonDate(now)
  const whole = dayNamed(words, today)
  if (whole) return londonMoment(whole, morning)
  const [, dayPart = '', ...clock] = timeAtEnd.exec(words) ?? []
  const time = timeOf(clock)
  if (time === undefined) return undefined
  const day = dayPart === '' || dayPart === 'today' ? today : dayNamed(dayPart, today)
  return day ? londonMoment(day, time) : undefined
}

function minutesAhead(words: string): number | undefined {
  const [, count = '', unit = ''] = span.exec(words) ?? []
  const each = minutes[unit]
  return each && counted(count) * each
}

/** The day as `yyyy-mm-dd`. A weekday is the next one, never today; a day without its year is the next such day. */
function dayNamed(words: string, today: string): string | undefined {
  if (words === 'tomorrow') return addDays(today, 1)
  if (words === 'next week') return addDays(today, 7)
  const [, count = '', unit = ''] = span.exec(words) ?? []
  if (days[unit]) return addDays(today, counted(count) * days[unit])
  const weekday = /^[a-z]{3,9}$/.test(words) ? weekdays.findIndex((name) => name.startsWith(words)) : -1
  if (weekday >= 0) {
    const ahead = (weekday - new Date(`${today}T12:00:00Z`).getUTCDay() + 7) % 7
    return addDays(today, ahead || 7)
  }
  return isCalendarDate(words) ? words : dateWritten(words, today)
}

/** `27/11/2026`, `27.11.26`, `27 November`, `27th nov 2026`. */
function dateWritten(words: string, today: string): string | undefined {
  const parts =
    /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(words) ??
    /^(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-z]{3,9})(?: (\d{4}|\d{2}))?$/.exec(words)
  if (!parts) return undefined
  const [, day = '', monthPart = '', yearPart] = parts
  const month = /\d/.test(monthPart) ? Number(monthPart) : months.indexOf(monthPart.slice(0, 3)) + 1
  const inYear = (year: string | number) =>
    [year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-')
  const thisYear = Number(today.slice(0, 4))
  const date = yearPart
    ? inYear(yearPart.padStart(4, '20'))
    : [inYear(thisYear), inYear(thisYear + 1)].find((one) => one > today)
  return date && isCalendarDate(date) ? date : undefined
}

/** `hh:mm` of the parts that the pattern found: 12-hour clock, 24-hour clock, or noon. */
function timeOf([hour12, minute12 = '00', half, hour24, minute24, noon]: (string | undefined)[]) {
  if (noon) return '12:00'
  const hour = half ? (Number(hour12) % 12) + (half === 'pm' ? 12 : 0) : Number(hour24)
  const minute = half ? minute12 : minute24
  const isReal = half ? Number(hour12) >= 1 && Number(hour12) <= 12 : hour < 24
  return isReal && Number(minute) < 60 ? `${String(hour).padStart(2, '0')}:${minute}` : undefined
}

const counted = (count: string) => (/^an?$/.test(count) ? 1 : Number(count))
