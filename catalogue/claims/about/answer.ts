import type { Figure } from '../figures/figure.ts'
import { isOne, type Measure } from '../measure.ts'
import type { Around } from './around.ts'
import { propertyOf } from './labels.ts'
import { questions } from './questions.ts'
import { maintenance, reaction } from './words.ts'

/** What a figure says as an answer. */
export interface Answer {
  property: string
  /** "three" as an answer to how many sessions counts sessions. */
  measure: Measure
}

/** Questions about something beside the treatment. */
const asksElse =
  /\b(?:deposits?|consultations?|creams?|numb\w*|parking|fees?|vouchers?|reviews?|offer|red(?:ness)?|swell\w*|bruis\w*|wait\w*|before|after)\b/i
/** What stands before a figure that is all a label's value says. */
const isShort = /^\W*(?:(?:about|around|usually|typically|up to|only|just|from|within|after|in) )*$/i
const leads =
  /^\W*(?:(?:we (?:suggest|recommend|advise)|you(?:[’']ll| will)? need|usually|normally|often|about|around) )*$/i

/** What a figure answers to a question or beside a label, or undefined. */
export function answer(
  question: string,
  { measure: said, noun }: Figure & { measure: Measure },
  { before, sentence }: Around,
): Answer | undefined {
  if (isOne(said) || maintenance.test(sentence) || reaction.test(sentence) || asksElse.test(question))
    return undefined
  const measure: Measure = noun === '' && leads.test(before) ? { ...said, unit: 'session' } : said
  const asked = questions.find(
    (one) =>
      one.units.includes(measure.unit) && one.asks.test(question) && (one.before?.test(before) ?? true),
  )
  const label = isShort.test(before) ? propertyOf(question, measure.unit) : undefined
  const property = label ?? asked?.property
  return property === undefined ? undefined : { property, measure }
}
