import { months } from '../../schemas/time/months.ts'
import type { Rule } from '../content.ts'
import { errorAt } from '../finding.ts'
import { re, type WordRule } from '../word-rule.ts'
import { isMarked } from './shared.ts'

const stars = '(?:[1-5](?:\\.\\d)?|five|four)'
const month = `(?:${months.join('|').toLowerCase()})`

/** A rating in words says when it was read; that of the home page's line is in the clinic's data. Source: DMCC Act 2024, schedule 20. */
export const ratings: WordRule = {
  id: 'review',
  patterns: [
    re`\b${stars}[\s-]stars?[\s-](?:rat(?:ed|ings?)|reviews?|(?:google|trustpilot)\b)`,
    re`\brated (?:\w+ ){0,2}?${stars}(?:[\s-]stars?| ?/ ?5| out of (?:5|five)| (?:on|by) \w+)`,
    re`(?<![\w.])${stars} ?(?:/ ?5|out of (?:5|five))(?: stars?)? (?:on|from|by) (?:\w+ )?(?:google|trustpilot|facebook|clients|customers)\b`,
    /\b(?:google|trustpilot|facebook) (?:rating|score)(?: of)? [1-5](?:\.\d)?/,
  ],
  nearMisses: [
    re`\b${month} (?:19|20)\d\d\b[^.!?]*`,
    re`[^.!?]*\b(?:in|as of|since) (?:${month} )?(?:19|20)\d\d\b`,
    /\b(?:pain|discomfort|hygiene|severity) (?:[\w-]+ ){0,2}/,
  ],
  message: 'does not say when the rating was read.',
  remedy: 'Leave the rating to the home page, where its date is kept, or say the month and year.',
  where: ({ kind }, { path }) =>
    kind !== 'testimonials' && kind !== 'legal' && !(path[0] === 'testimonials' && path[1] === 'rating'),
}

/** A testimonial records where and when it was given, and a rating the day on which it was read; no day is in the future. */
export const review: Rule = ({ testimonials, clinic, today }) => {
  const { rating, asOf } = clinic.value.reviews
  const { items } = testimonials.value
  const unrecorded = items.flatMap(({ name, source, date }, index) => {
    if ((source && date) || isMarked(testimonials, `items[${index + 1}].text`)) return []
    const place = testimonials.locate(['items', index, 'name'])
    const message = `the words of ${name} do not say where or when they were given.`
    const remedy = 'Add "source" and "date" from the client’s own record.'
    return [errorAt(place, 'review', message, remedy, { subject: 'testimonials', values: [name] })]
  })
  const days = [
    { day: asOf, place: clinic.locate(['reviews', 'asOf']) },
    ...items.map(({ date }, index) => ({ day: date, place: testimonials.locate(['items', index, 'date']) })),
  ]
  const future = days
    .filter(({ day = '' }) => day > today)
    .map(({ day, place }) => errorAt(place, 'review', `${day} is in the future.`, 'Write the day it was.'))
  if (asOf || isMarked(clinic, 'reviews.asOf')) return [...unrecorded, ...future]
  const message = `the rating of ${rating.toFixed(1)} does not say when it was read.`
  const remedy = 'Add "asOf" with the day on which the rating was seen.'
  const place = clinic.locate(['reviews', 'rating'])
  return [...unrecorded, ...future, errorAt(place, 'review', message, remedy, { subject: 'rating' })]
}
