import { zeroWidthCharacters } from '../invisible-characters.ts'
import { months } from '../time/months.ts'
import { amount, number, one, shapeOf } from './quantity-numbers.ts'
import { lowerCase } from './search-together.ts'

/** A text as the patterns read it, in three forms of the same length. */
export interface PlainText {
  /** Spaces and hyphens of every kind are plain ones, invisible characters are gone, dates and addresses blanked out. */
  plain: string
  /** The same in lower case, so that no letter of a pattern has two forms. */
  lower: string
  /** The lower-case form with a sign for every character of a number. */
  shape: string
  /** Turns an offset in these forms into the offset of the same character in the original. */
  place: (offset: number) => number
}

const month = `(?:${months.join('|')}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b\\.?`
const nth = '\\d{1,2}(?:st|nd|rd|th)?\\b'
const units =
  '[ -](?:(?:second|minute|hour|day|week|month|year|session|treatment|visit|appointment|review|test)s?|nurses|clients|patients|people|pounds|quid|gbp|euros|dollars)\\b'
const counted = `(?: [a-z-]+){0,2}${units}`

/** `1000`, after which "to 2030" is a time, not a year. */
const time = '(?:0\\d|1[0-8])[0-5]\\d'

/** Dates, years, emergency numbers and coins. A month's capital distinguishes May from may. */
const dates = new RegExp(
  [
    'https?://[^ \\n]+',
    `\\b(?:${nth} (?:of )?)?${month}(?: ${nth})?,? (?:19|20)\\d\\d\\b`,
    `\\b${nth} (?:of )?${month}`,
    `\\b${month} ${nth}(?![:.]\\d| ?[ap]\\.?m)`,
    '\\b\\d{4}-\\d\\d(?:-\\d\\d)?\\b|(?<![\\d/])\\d{1,2}/\\d{1,2}/\\d{2,4}(?![\\d/])',
    `\\b(?:[Ii]n|[Ss]ince|(?<!${time} )[Uu]ntil|[Dd]uring) (?:19|20)\\d\\d\\b(?![.,]\\d)`,
    `(?=[12])(?<![\\d£$€.,+-]|\\d |${time} (?:to|until|till) )(?:19|20)\\d\\d(?![\\d%+]|[.,]\\d| \\d|${counted})`,
    '(?=[19])(?<![\\d£$€.,+-]|\\d )(?:999|11[12])(?![\\d%+]|[.,]\\d| \\d| (?:[a-z]+ )?(?:client|patient|review|treatment)s)',
    '\\b\\d{1,2}p[ -](?:coin|piece|size)[sd]?\\b|(?=\\d)(?<=\\b(?:size of|(?:bigger|larger|smaller) than) an? )\\d{1,2}p\\b',
  ].join('|'),
  'g',
)

/** Numbers that name or order something. */
const names = new RegExp(
  [
    `\\b(?:spf|factor)[ -]?${amount}(?![¹²³])|\\b(?:bmi|hba1c) (?:(?:is|of|over|under|above|below|at least|between) ){0,3}${amount}(?![¹²³]|${units})`,
    `\\b(?:wcag|covid|level|sections?|articles?|regulations?|parts?|steps?|stages?|phases?|types?|grades?|version|chapter|page|schedule|paragraph|clause|questions?|no\\.|number|room|options?|category|batch)[ -]${amount}(?![¹²³]|${counted})`,
    `\\bno ${one}|${one}[- ](?:to|by)[- ]${one}|${one} (?:at a time|another|of)\\b|${one}-off\\b`,
    `\\b(?:from|between) ${one} [a-z]+ (?:to|and) (?:another|the (?:next|other))\\b`,
    `${one} in (?:every )?${number}`,
    // Some time, unlike "1 day", which has but one sign for its number.
    `(?=¹)(?<=(?:^|[.!?\\n] ?)|\\b(?:if|that) )¹¹¹ day (?=(?:you|we|they|your|our|their)\\b)`,
  ].join('|'),
  'g',
)

const uneven = new RegExp(`\\s{2,}|[^\\S ]|[${zeroWidthCharacters}]+`, 'g')

export function plainText(original: string): PlainText {
  // Where each stretch without uneven spaces begins, in the text that is kept and in the original.
  const [keptStarts, starts] = [[0], [0]]
  let kept = ''
  for (const { 0: run, index } of original.matchAll(uneven)) {
    kept += original.slice(starts.at(-1), index)
    if (/^[^\S\ufeff]/.test(run)) kept += /\n\s*\n/.test(run) ? '\n' : ' '
    keptStarts.push(kept.length)
    starts.push(index + run.length)
  }
  kept += original.slice(starts.at(-1))
  const place = (offset: number) => {
    const stretch = keptStarts.findLastIndex((start) => start <= offset)
    return (starts[stretch] ?? 0) + offset - (keptStarts[stretch] ?? 0)
  }
  const plain = kept
    .replace(/[\u2010-\u2013\u2212]|\u2014(?<=\d ?\u2014)(?= ?\d)/g, '-')
    .replace(/\u2014/g, ';')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[¹²³]/g, ' ')
    .replace(dates, blank)
  const lower = lowerCase(plain)
  return { plain, lower, shape: shapeOf(lower).replace(names, blank), place }
}

function blank(stretch: string): string {
  return '_'.repeat(stretch.length)
}
