import type { Enquiry } from '../../schemas/enquiry.ts'
import { compactReference } from '../../schemas/enquiry-reference.ts'
import { zeroWidthCharacters } from '../../schemas/invisible-characters.ts'
import { phoneDigits } from '../../schemas/phone-number.ts'
import { emailSpellings } from '../canonical-email.ts'

const apostrophes = /[‘’‛ʼʹʻʿ׳′´`＇]/gu
const dashes = /[‐-―−－]/gu
/** Letters that Unicode does not take apart, in the spelling without them. */
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

/** Accents, dots below that many leave out, and characters that are not seen; other marks of Indic and Thai writing are vowels. */
const unheard = new RegExp(
  `[\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c]|(?=[\\p{Script=Inherited}\\p{Script=Hebrew}\\p{Script=Arabic}])\\p{M}|[${zeroWidthCharacters}\\p{Bidi_Control}]`,
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

/** The words of a text, folded. What breaks a word without width begins another: Persian writes the parts of a name so. */
export const foldedWords = (text: string): string[] =>
  foldText(text.replace(zeroWidth, ' ')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Words as they are written without apostrophes and dashes: `obrien`. */
export const plainWords = (folded: string): string => folded.replace(/(?<=\p{L})['-](?=\p{L})/gu, '')

/** How a number begins that may hold spaces and brackets, and what it may hold. */
export const phoneStart = '(?:\\(?\\+|\\(?0|44[ (])'
export const phonePart = '[\\d().\\-/ ]'

/** Numbers within other words. A slash is part of one, or stands between two, or in a day before it: each way is looked at. */
const phonesWithin = [phonePart, '[\\d().\\- ]'].map(
  (part) => new RegExp(`(?<![\\w@.])${phoneStart}${part}{8,18}\\d`, 'g'),
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
