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

/** Accents, and characters that are not seen; in Indic and Thai writing marks are vowels. */
const unheard = new RegExp(
  `(?=[\\p{Script=Inherited}\\p{Script=Hebrew}\\p{Script=Arabic}])\\p{M}|[${zeroWidthCharacters}\\p{Bidi_Control}]`,
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

/** Words as they are written without apostrophes and dashes: `obrien`. */
export const plainWords = (folded: string): string => folded.replace(/(?<=\p{L})['-](?=\p{L})/gu, '')

/** How a number begins that may hold spaces and brackets, and what it may hold. */
export const phoneStart = '(?:\\(?\\+|\\(?0|44[ (])'
export const phonePart = '[\\d().\\-/ ]'

/** A number within other words, in the spellings of {@link phoneDigits}. */
const phoneWithin = new RegExp(`(?<![\\w@.])${phoneStart}${phonePart}{8,18}\\d`, 'g')

/**
 * What a search looks through for one enquiry: its words and the notes about it, each beginning after a space, and
 * numbers in the one spelling that a search uses too.
 */
export function searchText(reference: string, enquiry: Enquiry, notes: readonly string[] = []): string {
  const { name, dateOfBirth, email, phone, message = '' } = enquiry
  const texts = [message, ...notes].map(foldText)
  const numbers = [phone, ...texts.flatMap((text) => text.match(phoneWithin) ?? [])].map(phoneDigits)
  const parts = [reference, compactReference(reference), name, plainWords(foldText(name))]
  const addresses = new Set(emailSpellings(email).map(foldText))
  return ` ${[...parts.map(foldText), ...addresses, dateOfBirth, foldText(phone), ...numbers, ...texts].join(' ')} `.replace(
    /\s+/g,
    ' ',
  )
}
