import type { Measure } from '../measure.ts'
import type { Figure } from './figure.ts'
import { numberAt } from './number-at.ts'
import type { Token } from './tokens.ts'

const singular =
  /^(?:as|is|was|this|its|his|us|less|plus|times|perhaps|always|sometimes|does|has|\p{L}*(?:ss|us|is))$/u

const joints = new Set(
  'and but nor yet the that then who when with for from not are were can has had was'.split(' '),
)

const quantities = new Set(['ml', 'mg', 'g', 'kg', 'cm', 'nm', 'hz', 'units', 'people', 'women', 'men'])

/** Numbers that no reader takes, with the word they count: `10Hz`, `three wavelengths`, `50`. A bare one measures a number. */
export function looseNumbers(tokens: readonly Token[]): Figure[] {
  const found: Figure[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const first = token?.begins ? numberAt(tokens, at) : undefined
    if (!first || !token) continue
    const second = /^(?:-|–|to|or)$/.test(tokens[first.next]?.text ?? '')
      ? numberAt(tokens, first.next + 1)
      : undefined
    const number = second ?? first
    const noun = pluralAfter(tokens, number.next)
    const last = tokens[noun ?? number.next - 1] ?? token
    at = number.next - 1
    const isWord = /^\p{L}/u.test(token.text)
    if (noun !== undefined && !(isWord && number.value < 2))
      found.push({
        measure: measureOf(first.value, number.value),
        start: token.start,
        end: last.end,
        noun: last.text,
      })
    else if (noun === undefined && isSaid(tokens, token, number.value, number.next)) {
      found.push({
        measure: measureOf(first.value, number.value),
        start: token.start,
        end: last.end,
        noun: '',
      })
    }
  }
  return found
}

function measureOf(first: number, second: number): Measure {
  return { least: first, most: Math.max(first, second), unit: 'number' }
}

/** Digits always say a number; of words without a noun, those that a stretch of the sentence ends with. */
function isSaid(tokens: readonly Token[], first: Token, value: number, next: number): boolean {
  return (
    !/^\p{L}/u.test(first.text) || (value > 1 && /^(?:[.,;]?|is|are|out)$/.test(tokens[next]?.text ?? ''))
  )
}

/** Position of the plural noun, or the unit without a space, that a number counts; an adjective may stand between. */
function pluralAfter(tokens: readonly Token[], at: number): number | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (!first || !/^\p{L}/u.test(first.text)) return undefined
  if (!first.spaced || isPlural(first.text) || quantities.has(first.text)) return at
  return second && isPlural(second.text) && /^\p{L}{3,}$/u.test(first.text) && !joints.has(first.text)
    ? at + 1
    : undefined
}

function isPlural(text: string): boolean {
  return /^\p{L}{2,}s$/u.test(text) && !singular.test(text)
}
