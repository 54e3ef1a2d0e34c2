import { numberAt } from './number-at.ts'
import { fractions } from './number-words.ts'
import type { Token } from './tokens.ts'
import { isTime, type UnitAt, unitAt } from './unit-at.ts'

/** A number with the unit it counts, where the words name one: `2`, `an hour and a half`, `1 hour 30 minutes`. */
export interface AmountAt {
  value: number
  counted?: UnitAt
  /** "12+" */
  plus: boolean
  next: number
}

/** The amount that begins at a token, or undefined. */
export function amountAt(tokens: readonly Token[], at: number): AmountAt | undefined {
  return partAt(tokens, at) ?? articleAt(tokens, at) ?? everyAt(tokens, at) ?? plainAt(tokens, at)
}

function plainAt(tokens: readonly Token[], at: number): AmountAt | undefined {
  const number = numberAt(tokens, at)
  if (!number) return undefined
  let { value, next } = number
  const part = partAfter(tokens, next)
  if (part) {
    value += part.value
    next = part.next
  }
  const plus = tokens[next]?.text === '+'
  if (plus) next++
  const counted = unitAt(tokens, next)
  return counted ? withRest(tokens, { value, plus, counted, next: counted.next }) : { value, plus, next }
}

const endings: Record<string, number> = { half: 0.5, quarter: 0.25 }

/** "half an hour", "half a day", "a half-hour", "three quarters of an hour". */
function partAt(tokens: readonly Token[], at: number): AmountAt | undefined {
  const start = tokens[at]?.text === 'a' ? at + 1 : at
  const text = tokens[start]?.text
  const after = tokens[start + 1]?.text
  const isThree =
    text === 'three' && /^quarters?$/.test(after === '-' ? (tokens[start + 2]?.text ?? '') : (after ?? ''))
  const quarters = isThree ? 0.75 : text === 'quarter' ? 0.25 : fractions.get(text ?? '')
  const value = text === 'half' ? 0.5 : quarters
  if (value === undefined) return undefined
  let next = isThree ? start + (after === '-' ? 3 : 2) : start + 1
  if (tokens[next]?.text === 'of') next++
  if (/^an?$/.test(tokens[next]?.text ?? '')) next++
  const counted = unitAt(tokens, next)
  return counted && isTime(counted) ? { value, plus: false, counted, next: counted.next } : undefined
}

/** "an hour", "a week": how long something is, not "once a week", "£40 an hour" or "24 hours a day". */
function articleAt(tokens: readonly Token[], at: number): AmountAt | undefined {
  const article = tokens[at]?.text
  if (article !== 'a' && article !== 'an') return undefined
  const skipped = /^(?:full|whole|further|good|single)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const counted = unitAt(tokens, skipped)
  if (!counted || !isTime(counted)) return undefined
  const amount = withRest(tokens, { value: 1, plus: false, counted, next: counted.next })
  return isFrequency(tokens, at) ? undefined : amount
}

/** "every week", "every fortnight" */
function everyAt(tokens: readonly Token[], at: number): AmountAt | undefined {
  const counted = tokens[at - 1]?.text === 'every' ? unitAt(tokens, at) : undefined
  return counted?.unit === 'week' || counted?.unit === 'month'
    ? { value: 1, plus: false, counted, next: counted.next }
    : undefined
}

function isFrequency(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text
  // A sum that was read already: "£40 an hour".
  if (before === '') return true
  return /^(?:once|twice|times|\d.*|time|hours?|days?|minutes?|weeks?|months?|visits?|sessions?|treatments?|appointments?|pounds?|many|open)$/.test(
    before ?? '',
  )
}

/** What adds to an amount: "and a half" or "and a quarter" after its unit, minutes after hours. */
function withRest(tokens: readonly Token[], amount: AmountAt & { counted: UnitAt }): AmountAt {
  const part = partAfter(tokens, amount.next)
  if (part) return { ...amount, value: amount.value + part.value, next: part.next }
  if (amount.counted.noun !== 'hour') return amount
  const at = tokens[amount.next]?.text === 'and' ? amount.next + 1 : amount.next
  const minutes = numberAt(tokens, at)
  const counted = minutes && unitAt(tokens, minutes.next)
  if (!minutes || counted?.unit !== 'minute' || minutes.value >= 60) return amount
  return { ...amount, value: amount.value * 60 + minutes.value, counted, next: counted.next }
}

/** "and a half", "-and-a-half", "and a quarter" */
function partAfter(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const first = tokens[at]?.text
  if (first !== 'and' && first !== '-') return undefined
  const words = tokens.slice(at, at + 6).filter(({ text }) => text !== '-')
  const [and, article, part] = words
  const value = and?.text === 'and' && article?.text === 'a' ? endings[part?.text ?? ''] : undefined
  return part === undefined || value === undefined ? undefined : { value, next: tokens.indexOf(part, at) + 1 }
}
