import { plainWords } from '../read/passage.ts'
import type { Measure, MeasureUnit } from './measure.ts'
import { numberPattern, readNumber } from './numbers.ts'

/** A figure found in words, with where it stands in them. */
export interface FoundMeasure {
  measure: Measure
  /** Offsets of the whole figure with its qualifier and unit. */
  start: number
  end: number
  /** The noun that is counted, in lower case, for sessions and numbers of things: `treatments`, `qualifications`. */
  noun: string
}

const nouns: Record<string, MeasureUnit> = {
  minute: 'minute',
  min: 'minute',
  hour: 'hour',
  day: 'day',
  week: 'week',
  fortnight: 'week',
  month: 'month',
  year: 'year',
  session: 'session',
  treatment: 'session',
  visit: 'session',
  appointment: 'session',
  testimonial: 'number',
  membership: 'number',
  qualification: 'number',
  review: 'number',
  mole: 'number',
}

const open = 'over|more than|at least|upwards of|a minimum of'
const closed = 'up to|at most|no more than|a maximum of|as many as'
const loose = 'about|around|approximately|roughly|nearly|almost|some|typically|usually|just'
const adjective =
  '(?:(?:further|more|full|short|separate|different|working|weekly|monthly|treatment|happy|client|professional) )?'
const separator = '\\s*-?\\s*(?:-|–|—|to|or|and)\\s*'

const measured = new RegExp(
  `(?<![\\w£.,–-])(?:(${open}|${closed})\\s+)?(?:(?:${loose})\\s+)?(?:between\\s+|from\\s+)?` +
    `(${numberPattern})(\\+)?(?:${separator}(${numberPattern}))?[\\s-]*${adjective}(${Object.keys(nouns).join('|')})s?\\b`,
  'gi',
)
const article = new RegExp(
  `\\b(about|around|within|after|for|takes?|lasts?|under|over|nearly|up to)\\s+(?:(half)\\s+)?(an?)\\s+(${Object.keys(nouns).slice(0, 8).join('|')})\\b`,
  'gi',
)
const counted = new RegExp(`${Object.keys(nouns).join('|')}|course of`, 'i')
const opening = new RegExp(`^(?:${open})$`, 'i')
const course = new RegExp(
  `\\bcourse of\\s+(${numberPattern})(?:${separator}(${numberPattern}))?(?!\\w)`,
  'gi',
)
const money =
  /(?:\b(from|(?:start|begin)s? (?:from|at)|(?:start|beginn)ing (?:from|at))\s+(?:just |only )?)?£\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?(?:\s*(?:-|–|to)\s*£?(\d+))?/gi

/** Whether a text has what every figure has: a digit, or the name of something that is counted in words. */
export function mayHoldFigure(text: string): boolean {
  return /\d/.test(text) || counted.test(text)
}

/** Every figure in English words, in their order: times, sessions, prices, numbers of things. */
export function readMeasures(text: string): FoundMeasure[] {
  const plain = plainWords(text)
  const timed = counted.test(plain)
  const digits = /\d/.test(plain)
  const found = [
    ...(digits ? [...prices(plain), ...ratings(plain)] : []),
    ...(/\bcourse of\s/i.test(plain) ? courses(plain) : []),
    ...(timed ? [...figures(plain), ...articles(plain)] : []),
  ]
  let end = 0
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((one) => {
      if (one.start < end) return false
      end = one.end
      return true
    })
}

function figures(text: string): FoundMeasure[] {
  return [...text.matchAll(measured)].flatMap((match) => {
    const [whole, qualifier = '', first = '', plus, second, noun = ''] = match
    const least = readNumber(first)
    const most = second === undefined ? least : readNumber(second)
    const unit = nouns[noun.toLowerCase()]
    if (least === undefined || most === undefined || unit === undefined || most < least) return []
    const factor = noun.toLowerCase() === 'fortnight' ? 2 : 1
    const bound = boundOf(qualifier, plus !== undefined, second !== undefined)
    const measure: Measure = { least: least * factor, most: most * factor, unit, ...(bound && { bound }) }
    return [{ measure, start: match.index, end: match.index + whole.length, noun: noun.toLowerCase() }]
  })
}

/** "Over 12 years" is a least; "over 2-3 months" is how long something takes. */
function boundOf(qualifier: string, plus: boolean, range: boolean): Measure['bound'] {
  if (plus) return 'least'
  if (opening.test(qualifier)) return range ? undefined : 'least'
  return qualifier === '' ? undefined : 'most'
}

function courses(text: string): FoundMeasure[] {
  return [...text.matchAll(course)].flatMap((match) => {
    const least = readNumber(match[1] ?? '')
    const most = match[2] === undefined ? least : readNumber(match[2])
    if (least === undefined || most === undefined) return []
    const measure = { least, most, unit: 'session' } as const
    return [{ measure, start: match.index, end: match.index + match[0].length, noun: 'course' }]
  })
}

function articles(text: string): FoundMeasure[] {
  return [...text.matchAll(article)].flatMap((match) => {
    const [whole, before = '', half, , noun = ''] = match
    const unit = nouns[noun.toLowerCase()]
    if (unit === undefined || (half && unit !== 'hour')) return []
    const amount = noun.toLowerCase() === 'fortnight' ? 2 : 1
    const measure: Measure = half
      ? { least: 30, most: 30, unit: 'minute' }
      : { least: amount, most: amount, unit }
    return [{ measure, start: match.index + before.length + 1, end: match.index + whole.length, noun }]
  })
}

function ratings(text: string): FoundMeasure[] {
  return [...text.matchAll(/\b(rat(?:ed|ing)(?: of)? )(\d(?:\.\d)?)(?![\d%])/gi)].map((match) => {
    const [whole, before = '', figure = ''] = match
    const measure: Measure = { least: Number(figure), most: Number(figure), unit: 'number' }
    return { measure, start: match.index + before.length, end: match.index + whole.length, noun: 'rating' }
  })
}

function prices(text: string): FoundMeasure[] {
  return [...text.matchAll(money)].map((match) => {
    const [whole, from, amount = '', pence = '', upper] = match
    const least = Number(`${amount.replaceAll(',', '')}${pence}`)
    const measure: Measure = {
      least,
      most: upper === undefined ? least : Number(upper),
      unit: 'pound',
      ...(from && { bound: 'least' as const }),
    }
    return { measure, start: match.index, end: match.index + whole.length, noun: '£' }
  })
}
