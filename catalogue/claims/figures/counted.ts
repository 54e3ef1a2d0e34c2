import type { Measure } from '../measure.ts'
import { amountAt } from './amount-at.ts'
import { boundsOf } from './bounds.ts'
import type { Figure } from './figure.ts'
import { numberAt } from './number-at.ts'
import { type TimedAt, timedAt } from './timed-at.ts'
import type { Token } from './tokens.ts'
import { isTime, unitAt } from './unit-at.ts'

/** Every figure with a unit: times, sessions, things that are counted. */
export function countedFigures(text: string, tokens: readonly Token[]): Figure[] {
  const found: Figure[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!tokens[at]?.begins) continue
    const several = sittingsOfLength(tokens, at)
    if (several) found.push(several)
    const timed = timedAt(tokens, at)
    if (!timed) continue
    const { bound, isFrom, start, end } = boundsOf(
      text,
      tokens[at]?.start ?? 0,
      tokens[timed.next - 1]?.end ?? 0,
    )
    at = timed.next - 1
    const { measure, noun } = timed
    if (!measure) {
      found.push({ start, end, noun })
      continue
    }
    const kept = boundOf(timed, bound, isFrom)
    found.push({ measure: kept ? { ...measure, bound: kept } : measure, start, end, noun })
  }
  return found
}

/** The number in "three 40-minute sessions", which has a figure of its own between number and noun. */
function sittingsOfLength(tokens: readonly Token[], at: number): Figure | undefined {
  const number = numberAt(tokens, at)
  const length = number && tokens[number.next]?.begins ? amountAt(tokens, number.next) : undefined
  const counted = length?.counted && isTime(length.counted) ? unitAt(tokens, length.next) : undefined
  const [first, last] = [tokens[at], tokens[(number?.next ?? 0) - 1]]
  if (!number || !first || !last || counted?.unit !== 'session' || tokens[length?.next ?? 0]?.text === '-')
    return undefined
  const measure: Measure = { least: number.value, most: number.value, unit: 'session' }
  return { measure, start: first.start, end: last.end, noun: 'session' }
}

/** "Over 2-3 months" tells how long, and "from" only begins a range; "up to 6-8" is at most 8. */
function boundOf(
  { isPlus, isRange }: TimedAt,
  bound: Measure['bound'],
  isFrom: boolean,
): Measure['bound'] | undefined {
  if (isPlus) return 'least'
  return (isRange || isFrom) && bound === 'least' ? undefined : bound
}
