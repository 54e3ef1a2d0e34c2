import { allMatches } from '../../words/all-matches.ts'
import type { Measure } from '../measure.ts'

/** A time of day or a stretch of them, in minutes after midnight, with its offsets; bounded where something opens or closes. */
export interface ClockTimes {
  measure: Measure
  start: number
  end: number
}

const clock =
  "(noon|midday|midnight|(?:(\\d{1,2})(?:[:.]([0-5]\\d))?(?:\\s*([ap])\\.?\\s?m\\b\\.?)?(?:\\s*o['’]clock)?)|(?:half|quarter) past (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))"
const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const from = '(?<![\\d£.,:/\\p{L}-])'
const to = '(?![\\d%]|[.,:]\\d|\\s?(?:mm|minutes?|hours?|days?|weeks?)\\b)'
const span = new RegExp(`${from}${clock}\\s*(?:-|–|—|\\b(?:to|until|till|and)\\b)\\s*${clock}${to}`, 'giu')
const single = new RegExp(`${from}${clock}${to}`, 'giu')
const opens = /\b(?:open(?:s|ing)?(?: (?:up|our doors))?(?: \w+){0,3})\s+(?:at|from)\s+$/i
const closes =
  /\b(?:until|till|to|clos(?:e|es|ed|ing)(?: \w+){0,3} (?:at|by)|finish(?:es)? at|no later than)\s+$/i

/** Every stretch of clock times, and single ones at which something opens or closes or that are said alone. */
export function clockTimes(sentence: string): ClockTimes[] {
  const spans = allMatches(sentence, span).flatMap((match) => spanOf(match))
  const singles = allMatches(sentence, single)
    .filter(({ index }) => !spans.some(({ start, end }) => start <= index && index < end))
    .flatMap((match) => singleOf(sentence, match))
  return [...spans, ...singles].sort((a, b) => a.start - b.start)
}

function spanOf(match: RegExpExecArray): ClockTimes[] {
  const [whole, first = '', hour, minute, half, last = '', lastHour, lastMinute, lastHalf] = match
  const isClock = half || lastHalf || hour === undefined || lastHour === undefined || (minute && lastMinute)
  if (!isClock || (/\band\b/i.test(whole) && !/between\s*$/i.test(match.input.slice(0, match.index))))
    return []
  const guessed = half ?? (Number(hour) % 12 < Number(lastHour) % 12 ? lastHalf : undefined)
  const [open, close] = [
    minutesOf(first, hour, minute, guessed),
    minutesOf(last, lastHour, lastMinute, lastHalf),
  ]
  if (open === undefined || close === undefined || close <= open) return []
  return [
    {
      measure: { least: open, most: close, unit: 'clock' },
      start: match.index,
      end: match.index + whole.length,
    },
  ]
}

function singleOf(sentence: string, match: RegExpExecArray): ClockTimes[] {
  const [whole, word = '', hour, minute, half] = match
  const isClock = half !== undefined || hour === undefined || (minute !== undefined && whole.includes(':'))
  const time = isClock ? minutesOf(word, hour, minute, half) : undefined
  if (time === undefined) return []
  const before = sentence.slice(0, match.index)
  const [start, end] = [match.index, match.index + whole.trimEnd().length]
  const bound = opens.test(before) ? 'least' : closes.test(before) ? 'most' : undefined
  return [{ measure: { least: time, most: time, unit: 'clock', ...(bound && { bound }) }, start, end }]
}

function minutesOf(
  word: string,
  hour: string | undefined,
  minute = '0',
  half: string | undefined,
): number | undefined {
  const [, part, told] = /^(half|quarter) past (\w+)$/i.exec(word) ?? []
  if (told !== undefined)
    return (words.indexOf(told.toLowerCase()) + 1) * 60 + (/half/i.test(part ?? '') ? 30 : 15)
  if (hour === undefined) return /midnight/i.test(word) ? 24 * 60 : 12 * 60
  const isPm = half?.toLowerCase() === 'p'
  const hours = (half === undefined ? Number(hour) : Number(hour) % 12) + (isPm ? 12 : 0)
  return hours > 24 || (half !== undefined && (Number(hour) > 12 || Number(hour) === 0))
    ? undefined
    : hours * 60 + Number(minute)
}
