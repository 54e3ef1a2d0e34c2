import type { Measure } from '../measure.ts'
import { priceBoundsOf } from './bounds.ts'
import type { Figure } from './figure.ts'
import { numberAt } from './number-at.ts'
import type { Token } from './tokens.ts'

interface SumAt {
  pounds: number
  /** Positions of its first token and of the token after its last. */
  from: number
  next: number
}

/** Every sum of money: `£150`, `from £150`, `£1.2k`, `300 pounds`, `GBP 310`, `£45-£60`, `95p`. */
export function sums(text: string, tokens: readonly Token[]): Figure[] {
  const found: Figure[] = []
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at]?.begins ? sumAt(tokens, at) : undefined
    if (!first) continue
    const second = upperEnd(tokens, first, tokens[at - 1]?.text === 'between')
    const last = tokens[(second ?? first).next - 1]
    const { bound, start, end } = priceBoundsOf(text, tokens[first.from]?.start ?? 0, last?.end ?? 0)
    const [least, most] = [first.pounds, second?.pounds ?? first.pounds]
    const measure: Measure = { least, most, unit: 'pound', ...(bound && least === most && { bound }) }
    found.push({ ...(most >= least && { measure }), start, end, noun: '£' })
    at = (second ?? first).next - 1
  }
  return found
}

const thousandsIn: Record<string, number> = { k: 1e3, m: 1e6, million: 1e6 }

function sumAt(tokens: readonly Token[], at: number): SumAt | undefined {
  const sign = tokens[at]?.text
  if (sign === '£' || sign === 'gbp') {
    const number = numberAt(tokens, at + 1)
    return number && { pounds: thousands(tokens, number), from: at, next: afterK(tokens, number.next) }
  }
  const number = numberAt(tokens, at)
  if (!number) return undefined
  const unit = tokens[number.next]
  if (/^(?:pounds?|quid|gbp)$/.test(unit?.text ?? '') && !isWeight(tokens, number.next))
    return { pounds: number.value, from: at, next: number.next + 1 }
  if ((unit?.text === 'p' && !unit.spaced) || /^(?:pence|penny)$/.test(unit?.text ?? ''))
    return { pounds: number.value / 100, from: at, next: number.next + 1 }
  return undefined
}

/** "10 pounds of weight", "two pounds lighter" */
function isWeight(tokens: readonly Token[], at: number): boolean {
  return /^(?:of|lighter|heavier)$/.test(tokens[at + 1]?.text ?? '') || tokens[at + 2]?.text === 'weight'
}

function thousands(tokens: readonly Token[], { value, next }: { value: number; next: number }): number {
  if (afterK(tokens, next) === next) return value
  return value * (thousandsIn[tokens[next]?.text ?? ''] ?? 1)
}

function afterK(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  return token && Object.hasOwn(thousandsIn, token.text) && (token.text.length > 1 || !token.spaced)
    ? at + 1
    : at
}

/** The other end of "£45-£60", "£45 to 60", "between £45 and £60"; "£45 and £60" and "£45 to 3 people" have none. */
function upperEnd(tokens: readonly Token[], { next }: SumAt, isBetween: boolean): SumAt | undefined {
  const joint = tokens[next]?.text ?? ''
  if (!/^(?:-|–|—|to)$/.test(joint) && !(isBetween && joint === 'and')) return undefined
  const second = sumAt(tokens, next + 1)
  if (second) return second
  const number = numberAt(tokens, next + 1)
  if (!number || !/^\d/.test(tokens[next + 1]?.text ?? '')) return undefined
  return /^\p{L}/u.test(tokens[number.next]?.text ?? '') && tokens[number.next]?.text !== 'per'
    ? undefined
    : { pounds: number.value, from: next + 1, next: number.next }
}
