import { type Weekday, weekdays } from '../../../schemas/content/opening-hours.ts'
import { allMatches } from '../../words/all-matches.ts'

/** Days that words name together, with where they stand: "Mondays and Thursdays", "Monday to Friday", "weekdays". */
export interface DayGroup {
  days: Weekday[]
  start: number
  end: number
}

const short = ['mon', 'tues?', 'wed', 'thu(?:rs?)?', 'fri', 'sat', 'sun']
const one = `(?:${weekdays.map((day, index) => `${day}s?|${short[index]}\\b\\.?`).join('|')})`
const group = new RegExp(
  `\\b(?:${one}(?:(?:,\\s*(?:and\\s+|or\\s+)?|\\s+and\\s+|\\s+or\\s+|\\s*&\\s*|\\s*(?:-|–|to|until|through)\\s*)${one})*|weekdays|weekends|every day|daily)(?![\\p{L}])`,
  'giu',
)
const initial = new RegExp(`\\b${one}`, 'giu')

/** In small letters, and alone, these are words: "out of the sun". */
const word = /^(?:sun|sat|wed)\.?$/

/** Every group of days in a sentence. */
export function dayGroups(sentence: string): DayGroup[] {
  return allMatches(sentence, group)
    .filter(([name]) => !word.test(name))
    .map((match) => ({
      days: daysOf(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }))
}

function daysOf(words: string): Weekday[] {
  if (/^weekdays$/i.test(words)) return weekdays.slice(0, 5)
  if (/^weekends$/i.test(words)) return weekdays.slice(5)
  if (/^(?:every day|daily)$/i.test(words)) return [...weekdays]
  const named = [...words.matchAll(initial)].map(([name]) => indexOf(name))
  const [first = 0, last = first] = named
  const isSpan = named.length === 2 && !/,|\band\b|\bor\b|&/i.test(words)
  return isSpan && last > first
    ? weekdays.slice(first, last + 1)
    : named.flatMap((index) => weekdays[index] ?? [])
}

function indexOf(name: string): number {
  const start = name.slice(0, 3).toLowerCase()
  return weekdays.findIndex((day) => day.startsWith(start))
}
