import { allMatches } from '../../words/all-matches.ts'

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const date = new RegExp(
  `\\b(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${month}(?: \\d{1,2}(?:st|nd|rd|th)?\\b)?,?(?: (?:19|20)\\d{2}\\b)?|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2}[ /]\\d{1,2}[ /](?:19|20)?\\d{2}\\b`,
  'g',
)
const year = /(?<![\d£.,-])(?:19|20)\d{2}(?:s\b)?(?![\d,.]\d|\d| ?(?:%|mm|people|clients|treatments))/g
const reference =
  /\b(?:article|articles|section|sections|regulation|reg\.?|step|part|chapter|clause|paragraph|schedule|no\.?|version|WCAG\)?|level|SPF|factor|figure|table|page|item|batch|lot|reference|ref\.?|code|number)s? \d+(?:\.\d+)*(?:\(\w\))*/gi

const age =
  /\b(?:aged?|ages) (?:over |under |of )?\d{1,2}(?:\s?(?:-|–|to|and) ?\d{1,2})?\b|\b\d{1,2} (?:or|and) (?:over|older|above|under|younger)\b|\b(?:over|under)[- ]\d{2}s\b|\b(?:over|under|turn(?:ed|s)?|at least|be|is|are) (?:16|18)\b(?![.,]?\d|\s*(?:%|[a-z]+s\b))|\b18\+|\b(?:over|under) \d{2}(?=[,.;]|$| (?:are|is|may|should|can|who|and|or)\b)/gi

const code = /(?<![\d£.,])\d{6,}(?![\d.,]?\d)/g
const emergency = /\b(?:999|112|111|101)\b/g
const enumeration = /^\s*\d{1,2}\.(?=\s|$)/g

/** Each kind of name, with how many digits in a row it has at least. */
const namings = [
  { pattern: date, least: 0 },
  { pattern: year, least: 4 },
  { pattern: reference, least: 1 },
  { pattern: age, least: 1 },
  { pattern: code, least: 6 },
  { pattern: emergency, least: 3 },
  { pattern: enumeration, least: 1 },
]

/** Stretches of words whose numbers name something and count nothing: dates, years, ages, sections of a law, versions, emergency calls. */
export function namedNumbers(text: string): { start: number; end: number }[] {
  const digits = longestNumber(text)
  return namings
    .filter(({ least }) => digits >= least)
    .flatMap(({ pattern }) => allMatches(text, pattern))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

/** How many digits the longest number has that is written without signs. */
function longestNumber(text: string): number {
  return Math.max(0, ...(text.match(/\d+/g) ?? []).map(({ length }) => length))
}
