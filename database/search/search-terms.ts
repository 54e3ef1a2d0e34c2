import { readReferencePart } from '../../schemas/enquiry-reference.ts'
import { phoneDigits } from '../../schemas/phone-number.ts'
import { readDateOfBirth, readDay } from '../../schemas/time/written-day.ts'
import { foldText, plainWords } from './search-text.ts'

/** Spellings, any one of which has to occur. */
export type SearchTerm = readonly string[]

/** A year of two figures stands after a mark: in "3 May 10" they may be an hour. */
const day =
  /(?<!\S)(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}-[a-z]{3,9}-\d{2,4}|\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9} \d{4})(?!\S)/g
/** A number that begins with a plus, a bracket, 0 or the country code may hold spaces and brackets. */
const phone = /(?<!\S)(?:\(?\+|\(?0|44 )[\d().\- ]*\d(?!\S)/g

/** Stands before a copied address or number: `mailto:zoe@client.example`, `Tel: 07700 900123`. */
const linkStart = /\b(?:mailto|tel): ?(?=\S{3})/g

/** Brackets, quotation marks and commas before and after a word. */
const aroundWord = /^[\p{Ps}\p{Pe}\p{Pi}\p{Pf},:!?"'<>]+|[\p{Ps}\p{Pe}\p{Pi}\p{Pf},:!?"'<>]+$/gu

/** The terms of a search, spelled as in {@link searchText}: every one has to occur. */
export function searchTerms(search: string): SearchTerm[] {
  const terms: SearchTerm[] = []
  const take = (spellings: (part: string) => SearchTerm | undefined) => (part: string) => {
    const found = spellings(part)
    if (found) terms.push(found)
    return found ? ' ' : part
  }
  const rest = foldText(search)
    // Cells of a CSV have no space between them. The comma stays, since it ends a number; that of 1,200 is part of one.
    .replace(/(?<!\d)[,;]|[,;](?!\d{1,3}\b)/g, ' , ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(linkStart, ' ')
    .replace(day, take(daySpellings))
    .replace(phone, take(phoneSpellings))
  const words = rest.split(' ').map((word) => word.replace(aroundWord, ''))
  return [...terms, ...words.filter(Boolean).map(wordSpellings)].map((term) => [...new Set(term)])
}

function daySpellings(part: string): SearchTerm | undefined {
  const date = readDay(part)
  const ofLastCentury = readDateOfBirth(part, '1999-12-31')
  // A year of two figures may be of either century.
  return date === undefined || ofLastCentury === undefined ? undefined : [date, ofLastCentury, part]
}

function phoneSpellings(part: string): SearchTerm | undefined {
  const digits = phoneDigits(part)
  // Without a plus, 44 may also be the number of a flat.
  const isNumber = digits.startsWith('0') || !part.startsWith('44')
  return digits.length < 3 || !isNumber ? undefined : [digits, part]
}

function wordSpellings(word: string): SearchTerm {
  if (/^[\d().-]*\d[\d().-]*$|^0\d+\/\d+$/.test(word)) {
    const digits = word.replace(/\D/g, '')
    return [word, digits, phoneDigits(digits)].flatMap(wordStarts)
  }
  const reference = /\d|^enq/.test(word) ? readReferencePart(word) : undefined
  // A double name may also be written as two words, and `St.` without its dot.
  const spellings = [word, plainWords(word), word.replaceAll('-', ' '), word.replace(/(?<=\p{L})\.$/u, '')]
  return [...spellings, ...(reference ? [reference.toLowerCase()] : [])].flatMap(wordStarts)
}

/** What may stand before a word. */
export const wordBreaks = [' ', ',', ';', '(', '"', '“']

/** What may stand before a part of a name. */
const nameBreaks = ['-', "'"]

/**
 * One or two letters have to begin a word: within words they occur nearly everywhere. Not in Chinese, whose names have no spaces. Two
 * may begin a part of a name; one would then be found in many references.
 */
function wordStarts(spelling: string): string[] {
  const { length } = [...spelling]
  if (length > 2 || /\p{Script=Han}/u.test(spelling)) return [spelling]
  const breaks = /^\p{L}{2}$/u.test(spelling) ? [...wordBreaks, ...nameBreaks] : wordBreaks
  return breaks.map((before) => before + spelling)
}
