import { below20, byTen, fractions, nicknames, scales } from './number-words.ts'
import type { Token } from './tokens.ts'

/** A number that stands in a sentence, and the position of the token after it. */
export interface NumberAt {
  value: number
  next: number
}

/** The number that begins at a token, in digits or English words up to thousands. "B12" and "2nd" are names, not numbers. */
export function numberAt(tokens: readonly Token[], at: number): NumberAt | undefined {
  return digitsAt(tokens, at) ?? nicknameAt(tokens, at) ?? wordsAt(tokens, at)
}

function digitsAt(tokens: readonly Token[], at: number): NumberAt | undefined {
  const [token, after] = [tokens[at], tokens[at + 1]]
  if (!token?.isNumber) {
    const fraction = fractions.get(token?.text ?? '')
    return fraction === undefined ? undefined : { value: fraction, next: at + 1 }
  }
  if (isPartOfName(tokens, at)) return undefined
  const value = Number(token.text.replaceAll(',', ''))
  const part = fractions.get(after?.text ?? '')
  return part === undefined ? { value, next: at + 1 } : { value: value + part, next: at + 2 }
}

/** Digits that belong to a name: "B12", "2nd", "ENQ-7". */
function isPartOfName(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (before && token && !token.spaced && /^\p{L}/u.test(before.text)) return true
  return after !== undefined && !after.spaced && /^(?:st|nd|rd|th)$/.test(after.text)
}

function nicknameAt(tokens: readonly Token[], at: number): NumberAt | undefined {
  const [first, second, third] = [tokens[at]?.text, tokens[at + 1]?.text, tokens[at + 2]?.text]
  if (first !== 'a' && first !== 'half') return undefined
  const halves = first === 'half' && second === 'a'
  const value = nicknames.get((halves ? third : second) ?? '')
  if (value === undefined || (first === 'half' && !halves)) return undefined
  const next = at + (halves ? 3 : 2)
  return { value: halves ? value / 2 : value, next: tokens[next]?.text === 'of' ? next + 1 : next }
}

function wordsAt(tokens: readonly Token[], at: number): NumberAt | undefined {
  const isHundred =
    (tokens[at]?.text === 'a' || tokens[at]?.text === 'one') && scales.has(tokens[at + 1]?.text ?? '')
  const first = isHundred ? { value: 1, next: at + 1 } : below100At(tokens, at)
  if (!first) return undefined
  const scale = scales.get(tokens[first.next]?.text ?? '')
  if (scale === undefined) return first
  const next = first.next + 1
  const rest = wordsAt(tokens, tokens[next]?.text === 'and' ? next + 1 : next)
  return rest && rest.value < scale
    ? { value: first.value * scale + rest.value, next: rest.next }
    : { value: first.value * scale, next }
}

function below100At(tokens: readonly Token[], at: number): NumberAt | undefined {
  const text = tokens[at]?.text ?? ''
  const small = below20.get(text)
  if (small !== undefined) return { value: small, next: at + 1 }
  const ten = byTen.get(text)
  if (ten === undefined) return undefined
  const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  const digit = below20.get(tokens[next]?.text ?? '')
  return digit !== undefined && digit < 10
    ? { value: ten + digit, next: next + 1 }
    : { value: ten, next: at + 1 }
}
