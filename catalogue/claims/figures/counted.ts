import type { Measure } from '../measure.ts'
import { amountAt } from './amount-at.ts'
import { boundsOf } from './bounds.ts'
import type { Figure } from './figure.ts'
import { numberAt } from './number-at.ts'
import { timedAt } from './timed-at.ts'
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
    // "Over 2-3 months" tells how long, "from 2-3 months" where a range begins.
    const kept = timed.isPlus
      ? 'least'
      : timed.isRange || isFrom
        ? bound === 'most'
          ? bound
          : undefined
        : bound
    found.push({ measure: bounded(measure, kept), start, end, noun })
  }
  return found
}

/** The number in "three 40-minute sessions", which has a figure of its own between number and noun. */
function sittingsOfLength(tokens: readonly Token[], at: number): Figure | undefined {
  const number = numberAt(tokens, at)
  const length = number && amountAt(tokens, number.next)
  const counted = length?.counted && isTime(length.counted) ? unitAt(tokens, length.next) : undefined
  const [first, last] = [tokens[at], tokens[(number?.next ?? 0) - 1]]
  if (!number || !first || !last || counted?.unit !== 'session' || tokens[length?.next ?? 0]?.text === '-')
    return undefined
  const measure: Measure = { least: number.value, most: number.value, unit: 'session' }
  return { measure, start: first.start, end: last.end, noun: 'session' }
}

/** A measure with its bound; whoever takes "up to 6-8" means 8. */
function bounded(measure: Measure, bound: Measure['bound']): Measure {
  return bound ? { ...measure, bound } : measure
}
