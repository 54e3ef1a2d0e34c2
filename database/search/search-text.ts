import type { Enquiry } from '../../schemas/enquiry.ts'
import { compactReference } from '../../schemas/enquiry-reference.ts'
import { zeroWidthCharacters } from '../../schemas/invisible-characters.ts'
import { phoneDigits } from '../../schemas/phone-number.ts'
import { emailSpellings } from '../canonical-email.ts'

const apostrophes = /[‘’‛ʼʹʻʿ׳′´`＇]/gu
const dashes = /[‐-―−－]/gu
/** Letters that Unicode does not decompose, in a spelling without them. */
const letters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ς: 'σ',
}

/** Dots below and nasal signs of Indic writing, which many leave out. */
const leftOut =
  '\\u0901\\u0902\\u093c\\u0981\\u0982\\u09bc\\u0a01\\u0a02\\u0a3c\\u0a70\\u0a71\\u0a81\\u0a82\\u0abc\\u0b3c\\u0cbc'
/** Scripts whose marks are accents or vowels that are seldom written. In Indic and Thai writing they are vowels that distinguish names. */
const accented = ['Inherited', 'Hebrew', 'Arabic', 'Syriac'].map((script) => `\\p{Script=${script}}`).join('')
const unheard = new RegExp(
  `[${leftOut}${zeroWidthCharacters}\\u180b-\\u180f\\p{Bidi_Control}]|(?=[${accented}])\\p{M}`,
  'gu',
)

/** Text as it is compared in a search: no accents, no capitals, one kind of apostrophe and of dash. */
export function foldText(text: string): string {
  return text
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .normalize('NFKD')
    .replace(unheard, '')
    .toLowerCase()
    .replace(/[ßøłđħðþæœıς]/gu, (letter) => letters[letter] ?? letter)
}

const zeroWidth = new RegExp(`[${zeroWidthCharacters}]`, 'g')

/** The words of a text, folded. A zero-width character separates words too: Persian writes the parts of a name that way. */
export const foldedWords = (text: string): string[] =>
  foldText(text.replace(zeroWidth, ' ')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Words as they are written without apostrophes and dashes: `obrien`. */
export const plainWords = (folded: string): string => folded.replace(/(?<=\p{L})['-](?=\p{L})/gu, '')

/** Phone numbers within a text. A slash may be part of one, or separate two, or belong to a date before it, so both readings are tried. */
const phonesWithin = ['[\\d().\\-/ ]', '[\\d().\\- ]'].map(
  (part) => new RegExp(`(?<![\\w@.])(?:\\(?\\+|\\(?0)${part}{8,18}\\d`, 'g'),
)

/**
 * What a search looks through for one enquiry: its words and the notes about it, each beginning after a space, and
 * numbers in the one spelling that a search uses too.
 */
export function searchText(reference: string, enquiry: Enquiry, notes: readonly string[] = []): string {
  const { name, dateOfBirth, email, phone, message = '' } = enquiry
  const texts = [message, ...notes].map(foldText)
  const inTexts = texts.flatMap((text) => phonesWithin.flatMap((within) => text.match(within) ?? []))
  const numbers = new Set([phone, ...inTexts].map(phoneDigits))
  const parts = [reference, compactReference(reference), name, plainWords(foldText(name))]
  const addresses = new Set(emailSpellings(email).map(foldText))
  return ` ${[...parts.map(foldText), ...addresses, dateOfBirth, foldText(phone), ...numbers, ...texts].join(' ')} `.replace(
    /\s+/g,
    ' ',
  )
}
