import type { Measure } from '../measure.ts'
import { type AmountAt, amountAt } from './amount-at.ts'
import { numberAt } from './number-at.ts'
import type { Token } from './tokens.ts'
import { isTime, type UnitAt } from './unit-at.ts'

/** A figure with its unit, without the words that bound it; `measure` is missing where the words don't make one. */
export interface TimedAt {
  measure?: Measure
  noun: string
  isRange: boolean
  isPlus: boolean
  next: number
}

/** Minutes in each unit of time that has a fixed number of them. */
const minutes: Record<string, number> = { minute: 1, hour: 60, day: 1440, week: 10080 }

/** Units that parts of a unit are told in. */
const parts: Partial<Record<Measure['unit'], readonly [unit: Measure['unit'], count: number]>> = {
  hour: ['minute', 60],
  day: ['hour', 24],
  year: ['month', 12],
}

/** The figure with a unit that begins at a token: `2-3 sessions`, `30 minutes to an hour`, `a day or two`, `a course of 4`. */
export function timedAt(tokens: readonly Token[], at: number): TimedAt | undefined {
  const first = amountAt(tokens, at)
  if (!first) return undefined
  const second = secondOf(tokens, at, first)
  if (second?.counted) return rangeOf(first, { ...second, counted: second.counted })
  if (second && first.counted) return rangeOf(first, { ...second, counted: first.counted })
  if (!first.counted) return undefined
  const { factor, unit } = first.counted
  return {
    measure: wholeUnits({ least: first.value * factor, most: first.value * factor, unit }),
    noun: first.counted.noun,
    isRange: false,
    isPlus: first.plus,
    next: first.next,
  }
}

function secondOf(tokens: readonly Token[], at: number, first: AmountAt): AmountAt | undefined {
  const next = separatorEnd(tokens, at, first.next)
  if (next === undefined) return undefined
  const isOr = tokens[next - 1]?.text === 'or'
  const second = amountAt(tokens, next)
  if (!second) return undefined
  // "an hour or two", but not "two sessions or 5"
  if (
    !second.counted &&
    first.counted &&
    !(isOr && isTime(first.counted) && !/^\d/.test(tokens[next]?.text ?? ''))
  )
    return undefined
  // "Two sessions and 3 weeks" are two figures.
  if (
    second.counted &&
    first.counted &&
    second.counted.unit !== first.counted.unit &&
    !areTimes(first.counted, second.counted)
  )
    return undefined
  return second
}

function areTimes(a: UnitAt, b: UnitAt): boolean {
  return isTime(a) && isTime(b)
}

/** The position after what joins two ends of a range; "and" joins them only after "between". */
function separatorEnd(tokens: readonly Token[], start: number, at: number): number | undefined {
  const isHyphen = tokens[at]?.text === '-' || tokens[at]?.text === '–' || tokens[at]?.text === '—'
  const next = isHyphen ? at + 1 : at
  const word = tokens[next]?.text ?? ''
  const before = tokens[start - 1]?.text
  if (word === 'to' || word === 'or' || (word === 'and' && before === 'between')) {
    return tokens[next + 1]?.text === '-' ? next + 2 : next + 1
  }
  return isHyphen && numberAt(tokens, next) ? next : undefined
}

function rangeOf(first: AmountAt, second: AmountAt & { counted: UnitAt }): TimedAt {
  const [low, high] = [first.counted ?? second.counted, second.counted]
  const found = { noun: high.noun, isRange: true, isPlus: second.plus, next: second.next }
  const scaled = low.unit === high.unit ? { unit: high.unit, low: 1, high: 1 } : commonUnit(low, high)
  if (!scaled) return found
  const least = first.value * low.factor * scaled.low
  const most = second.value * high.factor * scaled.high
  return most < least ? found : { ...found, measure: wholeUnits({ least, most, unit: scaled.unit }) }
}

/** "1½ hours" as 90 minutes, "half a year" as 6 months, "half a day" as 12 hours. */
function wholeUnits(measure: Measure): Measure {
  const smaller = parts[measure.unit]
  if (!smaller || (Number.isInteger(measure.least) && Number.isInteger(measure.most))) return measure
  const [unit, count] = smaller
  return { unit, least: measure.least * count, most: measure.most * count }
}

/** A unit in which both ends are whole: "30 minutes to an hour" in minutes; none for weeks and months. */
function commonUnit(
  low: UnitAt,
  high: UnitAt,
): { unit: Measure['unit']; low: number; high: number } | undefined {
  const [a, b] = [minutes[low.unit], minutes[high.unit]]
  if (a !== undefined && b !== undefined) {
    return a < b ? { unit: low.unit, low: 1, high: b / a } : { unit: high.unit, low: a / b, high: 1 }
  }
  if (low.unit === 'month' && high.unit === 'year') return { unit: 'month', low: 1, high: 12 }
  return undefined
}
