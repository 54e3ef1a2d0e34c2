import { canonicalText } from './plain-text.ts'

/** Digits and letters that are not confused when read aloud or written by hand. */
const alphabet = '23456789ACDEFHJKMNPQRTVWXY'

const lookAlikes: Record<string, string> = { S: '5', Z: '2', B: '8', G: '6', U: 'V', O: 'Q', 0: 'Q' }

/** What stands before or after a reference in a sentence or a cell from which it is copied. */
const around = /^[\p{Ps}\p{Pi}"'<]+|[\p{Pe}\p{Pf}"'>,.;:]+$/gu

/** A reference is written `ENQ-7F3K-9QW2`; it says nothing about the person or the number of enquiries. */
export type EnquiryReference = string

/** For finding references in a text. */
export const referencePattern = 'ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}'

/** A new reference from the platform's secure random source: one of 26^8, about 2 x 10^11. */
export function createReference(): EnquiryReference {
  // 2^32 is not a multiple of 26, so some letters are likelier than others, by one in a hundred million.
  const numbers = crypto.getRandomValues(new Uint32Array(8))
  return write(Array.from(numbers, (number) => alphabet.charAt(number % alphabet.length)).join(''))
}

/**
 * Reads a reference as a person types or copies it: in any case, in quotation marks or brackets, before a full stop; dashes, spaces
 * and `ENQ` optional; look-alike characters read as the ones that references use. Undefined when it cannot be one.
 */
export function parseReference(text: string): EnquiryReference | undefined {
  const code = readReferencePart(text)
  return code?.length === 8 ? write(code) : undefined
}

/** Reads three or more characters of a reference in the same way: `7F3K`. */
export function readReferencePart(text: string): string | undefined {
  const whole = canonicalText(text).replace(around, '').toUpperCase()
  const rest = whole.replace(/^ENQ[\s\-\u2010-\u2015_]+/, '')
  const typed = rest.replace(/[\s\-\u2010-\u2015_]/g, '')
  // Eight characters may be a whole code that happens to begin with ENQ.
  const hasPrefix = rest === whole && typed.startsWith('ENQ') && typed.length !== 8
  const code = hasPrefix ? typed.slice(3) : typed
  const read = [...code].map((character) => lookAlikes[character] ?? character)
  if (read.length > 8 || read.length < 3 || !read.every((character) => alphabet.includes(character)))
    return undefined
  return read.join('')
}

/** A reference without its dashes. */
export const compactReference = (reference: EnquiryReference): string => reference.replaceAll('-', '')

function write(code: string): EnquiryReference {
  return `ENQ-${code.slice(0, 4)}-${code.slice(4)}`
}
