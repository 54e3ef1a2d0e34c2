import { below20, byTen, fractions } from './number-words.ts'

/** A number, a word or a sign of a sentence, in lower case, with its offsets there. */
export interface Token {
  text: string
  start: number
  end: number
  /** Whether white space stands before it. */
  spaced: boolean
  /** Whether it is a number in digits. */
  isNumber: boolean
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
export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  let start = nextSign(sentence, 0)
  while (start < sentence.length) {
    const end = endOf(sentence, start)
    const text = sentence.slice(start, end).toLowerCase()
    const isNumber = isDigit(sentence.charCodeAt(start))
    const begins = isNumber || beginners.has(text)
    tokens.push({ text, start, end, isNumber, begins, spaced: start > last || start === 0 })
    last = end
    start = nextSign(sentence, end)
  }
  return tokens
}

/** Where the token ends that begins at an offset. Most are words in plain letters, which need no pattern. */
function endOf(sentence: string, start: number): number {
  let end = start
  while (isPlainLetter(sentence.charCodeAt(end))) end++
  if (end > start && !(sentence.charCodeAt(end) > 127)) return end
  pattern.lastIndex = start
  return start + (pattern.exec(sentence)?.[0].length ?? 1)
}

/** The offset of the first character from `at` on that is no white space. */
function nextSign(sentence: string, at: number): number {
  let next = at
  while (sentence.charCodeAt(next) === 32) next++
  return next < sentence.length && /\s/.test(sentence.charAt(next)) ? nextSign(sentence, next + 1) : next
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isPlainLetter(code: number): boolean {
  const lower = code | 32
  return lower >= 97 && lower <= 122
}
