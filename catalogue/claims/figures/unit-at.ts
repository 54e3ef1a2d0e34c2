import type { MeasureUnit } from '../measure.ts'
import type { Token } from './tokens.ts'

/** What is counted: `factor` units for each one that the words name. */
export interface UnitAt {
  unit: MeasureUnit
  factor: number
  /** The noun in the singular, the unit itself for times: `minute`, `treatment`, `qualification`. */
  noun: string
  next: number
}

const nouns: Record<string, readonly [unit: MeasureUnit, factor: number]> = {
  minute: ['minute', 1],
  min: ['minute', 1],
  hour: ['hour', 1],
  hr: ['hour', 1],
  day: ['day', 1],
  week: ['week', 1],
  wk: ['week', 1],
  fortnight: ['week', 2],
  month: ['month', 1],
  mth: ['month', 1],
  year: ['year', 1],
  yr: ['year', 1],
  decade: ['year', 10],
  session: ['session', 1],
  treatment: ['session', 1],
  visit: ['session', 1],
  appointment: ['session', 1],
  testimonial: ['number', 1],
  membership: ['number', 1],
  qualification: ['number', 1],
  review: ['number', 1],
  mole: ['number', 1],
  star: ['number', 1],
  mm: ['millimetre', 1],
  millimetre: ['millimetre', 1],
  '%': ['percent', 1],
  percent: ['percent', 1],
}

const timeUnits = new Set<MeasureUnit>(['minute', 'hour', 'day', 'week', 'month', 'year'])

/** Source of a pattern for every noun that is a time. */
export const timeWords = Object.entries(nouns)
  .filter(([, [unit]]) => timeUnits.has(unit))
  .map(([noun]) => noun)
  .join('|')

/** What the clinic counts of its own, which any adjective may precede: "12 glowing testimonials". */
const clinicNoun = /^(?:testimonial|membership|qualification)s?$/

const adjectives = new Set(
  'further more full short separate different working weekly monthly treatment happy client professional individual initial whole solid extra additional regular weekly fortnightly half-hour calendar consecutive'.split(
    ' ',
  ),
)

/** "at four-weekly intervals" */
const rhythms: Record<string, MeasureUnit> = { weekly: 'week', monthly: 'month' }

/** The noun that is counted, after a hyphen or up to two adjectives. */
export function unitAt(tokens: readonly Token[], at: number): UnitAt | undefined {
  const isHyphen = tokens[at]?.text === '-'
  let next = isHyphen ? at + 1 : at
  const rhythm = isHyphen ? rhythms[tokens[next]?.text ?? ''] : undefined
  if (rhythm) return { unit: rhythm, factor: 1, noun: rhythm, next: next + 1 }
  for (let skipped = 0; skipped < 3; skipped++) {
    const text = tokens[next]?.text ?? ''
    const found = unitOf(text)
    if (found && !(text === 'treatment' && unitOf(tokens[next + 1]?.text ?? '')?.unit === 'session'))
      return { ...found, next: next + 1 }
    if (!adjectives.has(text) && !clinicNoun.test(tokens[next + 1]?.text ?? '')) return undefined
    next++
  }
  return undefined
}

function unitOf(text: string): Omit<UnitAt, 'next'> | undefined {
  const noun = Object.hasOwn(nouns, text) ? text : text.replace(/s$/, '')
  const known = Object.hasOwn(nouns, noun) ? nouns[noun] : undefined
  if (!known) return undefined
  const [unit, factor] = known
  return { unit, factor, noun: timeUnits.has(unit) ? unit : noun }
}

/** Whether a unit tells a time, which "an hour" or "half a day" can count. */
export function isTime({ unit }: UnitAt): boolean {
  return timeUnits.has(unit)
}
