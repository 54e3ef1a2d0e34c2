import { below20, byTen, fractions } from './number-words.ts'

/** A number, a word or a sign of a sentence, in lower case, with its offsets there. */
export interface Token {
  text: string
  start: number
  end: number
  /** Whether white space stands before it. */
  spaced: boolean
  /** Whether a figure may begin with it. */
  begins: boolean
}

/** Words and signs that a figure may begin with; `week` and its like only after "every". */
const beginners = new Set([
  ...[...below20.keys(), ...byTen.keys(), ...fractions.keys()],
  ...['a', 'an', 'half', 'quarter', 'week', 'fortnight', 'month', '£', 'gbp'],
  ...['course', 'courses', 'sessions', 'visits', 'appointments'],
])

const pattern = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\p{L}+|\S/gu

/** Splits a sentence into numbers, words and signs. */
export function tokensOf(text: string): Token[] {
  let last = 0
  return [...text.matchAll(pattern)].map((match) => {
    const text = match[0].toLowerCase()
    const token = {
      text,
      start: match.index,
      end: match.index + match[0].length,
      begins: isDigit(text) || beginners.has(text),
      spaced: match.index > last || match.index === 0,
    }
    last = token.end
    return token
  })
}

function isDigit(text: string): boolean {
  const code = text.charCodeAt(0)
  return code >= 48 && code <= 57
}
