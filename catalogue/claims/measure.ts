import type { Quantity } from '../../schemas/content/quantity.ts'

/** What a measure counts: a unit of time or length, sessions, pounds, things that are named, or minutes after midnight. */
export type MeasureUnit = Quantity['unit'] | 'pound' | 'number' | 'clock'

/**
 * A figure as it is said. `bound` tells "12 or more" (`least`) and "up to 12" (`most`) from a plain figure; for pounds,
 * `least` is a "from" price. Words such as "about" are not kept.
 */
export interface Measure {
  least: number
  most: number
  unit: MeasureUnit
  bound?: 'least' | 'most'
}

/** Units that convert into one another, in terms of the smallest. A month is no whole number of weeks. */
const scales: Partial<Record<MeasureUnit, readonly [base: string, factor: number]>> = {
  minute: ['minute', 1],
  hour: ['minute', 60],
  day: ['minute', 24 * 60],
  week: ['minute', 7 * 24 * 60],
  month: ['month', 1],
  year: ['month', 12],
}

/** `2-3 sessions`, `12+ years`, `up to 8 sessions`, `from £45`, `18`, `09:30-18:00`. */
export function formatMeasure({ least, most, unit, bound }: Measure): string {
  if (unit === 'clock' && isWholeDay({ least, most })) return 'open'
  if (unit === 'clock' && least === most && !bound) return clock(least)
  if (unit === 'clock')
    return bound
      ? `${bound === 'least' ? 'from' : 'until'} ${clock(least)}`
      : `${clock(least)}-${clock(most)}`
  if (unit === 'pound') {
    const limit = bound && { least: 'from ', most: 'up to ' }[bound]
    return `${limit ?? ''}£${pounds(least)}${most > least ? `-£${pounds(most)}` : ''}`
  }
  const figure = `${least}${most > least ? `-${most}` : ''}${bound === 'least' ? '+' : ''}`
  const text = bound === 'most' ? `up to ${figure}` : figure
  if (unit === 'number') return text
  if (unit === 'percent') return `${text}%`
  if (unit === 'millimetre') return `${text} mm`
  return `${text} ${unit}${most === 1 && bound !== 'least' ? '' : 's'}`
}

/**
 * Whether two measures say the same: `24 hours` and `1 day`, `up to 8 sessions` and `6-8 sessions`, `12+ years` and
 * `12 years`, `from £45` and `£45-£60`, `from 10:00` and `until 20:30`.
 */
export function agree(a: Measure, b: Measure): boolean {
  const [left, right] = [normal(a), normal(b)]
  if (left.unit !== right.unit) return false
  if (left.unit === 'pound') return samePrice(left, right)
  if (left.unit === 'clock' && (isWholeDay(left) || isWholeDay(right))) return true
  if (left.unit === 'clock' && left.bound && right.bound && left.bound !== right.bound) return true
  if (left.bound === 'most' || right.bound === 'most') return left.most === right.most
  if (left.bound === 'least' || right.bound === 'least') return left.least === right.least
  return same(left, right)
}

/** A range begins at a "from" price. */
function samePrice(a: Measure, b: Measure): boolean {
  const isRange = a.most > a.least !== b.most > b.least
  const from = a.most > a.least ? b.bound : a.bound
  return isRange ? a.least === b.least && from === 'least' : same(a, b) && a.bound === b.bound
}

/** Opening times of which only is said that there are some. */
function isWholeDay({ least, most }: Pick<Measure, 'least' | 'most'>): boolean {
  return least === 0 && most === 24 * 60
}

function same(a: Measure, b: Measure): boolean {
  return a.least === b.least && a.most === b.most
}

function normal(measure: Measure): Measure {
  const [unit, factor] = scales[measure.unit] ?? [measure.unit, 1]
  return { ...measure, unit: unit as MeasureUnit, least: measure.least * factor, most: measure.most * factor }
}

function pounds(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
}

/** `20:30` for 1230 minutes after midnight. */
function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** "One session" seldom tells how many are needed. */
export function isOne({ unit, most }: Measure): boolean {
  return unit === 'session' && most === 1
}
