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

/** Stretches of words whose numbers name something and count nothing: dates, years, ages, sections of a law, versions, emergency calls. */
export function namedNumbers(text: string): { start: number; end: number }[] {
  return [date, year, reference, age, code, emergency, enumeration].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  )
}
