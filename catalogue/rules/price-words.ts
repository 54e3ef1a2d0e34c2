import { cued } from '../words/phrase-pattern.ts'
import { isAnsweredNo, isDenied, sentenceOf } from './denial.ts'
import type { Phrase } from './phrase-findings.ts'
import type { FileScope } from './rule.ts'

const tens =
  '(?:ten|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|(?:one |two |three |four |five |six |a )?hundred)'
const count = '(?:\\d+|one|two|three|four|five)'

/** Sums of money, with the "from" before them. */
const sumWords: readonly RegExp[] = [
  /\b(?:(?:from|only|just|at) (?:only |just )?)?(?:£|gbp) ?\d+(?:,\d{3})*(?:\.\d\d)?k?/gi,
  /\b(?:only |just )?\d{1,3}p\b/gi,
  /(?<![\w£])£ ?\d+(?:,\d{3})*(?:\.\d\d)?k?/gi,
  /\b(?:from |only |just )?\d+(?:,\d{3})*(?:\.\d\d)? ?(?:pounds|quid|gbp)\b/gi,
  new RegExp(`\\b(?:from |only |just )?${tens}(?:[\\s-](?:and[\\s-])?\\w+){0,3} (?:pounds|quid)\\b`, 'gi'),
]

/** Reductions and gifts that make a price a reason to buy. */
const offerWords: readonly RegExp[] = [
  /(?:£ ?)?\d+ ?(?:%|per ?cent\b)? (?:off|discount|cheaper)\b/gi,
  /\b(?:half|quarter|third)[\s-](?:price|off)\b/gi,
  new RegExp(
    `\\b${count} for (?:the price of )?${count}\\b(?! (?:hour|day|week|month|minute|year)s?\\b)`,
    'gi',
  ),
  new RegExp(`\\bbuy ${count}\\b[^.!?;]{0,25}\\bget\\b`, 'gi'),
  /\b(?:special|introductory|limited(?:[\s-]time)?|exclusive|seasonal|summer|winter|spring|autumn|christmas|birthday|new[\s-]client|multi[\s-]?buy|early[\s-]bird|monthly) (?:offers?|prices?|deals?|rates?|promotions?|savings?)\b/gi,
  /\bdiscount(?:s|ed|ing)?\b|\bblack friday\b|\b(?:flash|january|summer) sale\b|\b(?:sale price|on sale)\b|\bprices? (?:slashed|reduced|drop(?:s|ped)?)\b/gi,
  /\bbogof\b|\bcash[\s-]?back\b|\b(?:fiver|tenner) off\b|\bpay for (?:\d+|one|two|three),? (?:and )?(?:have|get)\b|\b(?:cheaper than|cheapest|lowest prices?|price match)\b/gi,
  /\bsave (?:£|up to|\d)[\w£%]*/gi,
  /\b(?:free|complimentary) (?:extra )?(?:areas?|treatments?|top[\s-]?ups?|injections?|sessions?|vials?)\b|\b(?:area|treatment|session|top[\s-]?up)s? (?:is |are |comes? )?(?:free|complimentary)\b/gi,
  /\bloyalty (?:points?|schemes?|cards?|rewards?)\b|\b(?:refer|bring) a friend and\b/gi,
]

export const sums = sumWords.map((words) => cued(words))
export const offers = offerWords.map((words) => cued(words))

const otherCost =
  /\b(?:consultations?|assessments?|appointment fee|deposits?|missed|cancel\w*|late|no[\s-]show|parking|bus|taxi|refund\w*|vouchers?|sun ?(?:screen|cream)|creams?|moisturisers?|cleansers?|books?|prescription charge|blood tests?|paid|donat\w+|charity|insur\w+|fine)\b/i
const treated =
  /\b(?:treat\w*|areas?|inject\w*|sessions?|courses?|packages?|per unit|top[\s-]?ups?|lines?|wrinkles?|total|includ\w+|all[\s-]in|prices? (?:start|from|begin))\b/i

/** Whether a sum is the treatment's own price: the words around it name no consultation, deposit or other thing. */
export function isTreatmentPrice(phrase: Phrase): boolean {
  if (isDenied(phrase)) return false
  const clause = clauseOf(phrase)
  if (otherCost.test(clause))
    return /\b(?:after|following) (?:an?|the|your) (?:free )?consultation\b/i.test(clause)
  if (/^(?:from|only|just)\b/i.test(phrase.text)) return true
  const sentence = statementOf(phrase)
  return !(otherCost.test(sentence) && !treated.test(sentence))
}

/** Whether an offer is made. */
export function isOffered(scope: FileScope, phrase: Phrase): boolean {
  return (
    !isDenied(phrase) &&
    !isAnsweredNo(scope, phrase) &&
    !/\b(?:no|not|never)\b[^.!?;]{0,40}\b(?:offers?|medicines?|prescri\w+)/i.test(phrase.before) &&
    !/^(?:free|complimentary) consultation/i.test(phrase.text)
  )
}

/** The sentence, or the part of it between semicolons. */
function statementOf(phrase: Phrase): string {
  const { before, text, after } = phrase
  return sentenceOf({
    ...phrase,
    before: before.split(';').at(-1) ?? '',
    text,
    after: after.split(';')[0] ?? '',
  })
}

/** The part of the sentence between its commas, colons, dashes and conjunctions that holds a phrase. */
function clauseOf(phrase: Phrase): string {
  const parts = /(?:,|:|;|\s[–—-]\s|\band\b|\bbut\b|\bthen\b)/
  const before = sentenceOf({ ...phrase, after: '' }).slice(0, -phrase.text.length || undefined)
  const after = sentenceOf({ ...phrase, before: '' }).slice(phrase.text.length)
  return `${before.split(parts).at(-1) ?? ''}${phrase.text}${after.split(parts)[0] ?? ''}`
}
