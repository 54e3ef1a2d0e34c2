import type { Finding } from '../finding.ts'
import { entryOf, isWhole } from '../read/entry-of.ts'
import { cued, type PhrasePattern } from '../words/phrase-pattern.ts'
import { sentenceOf } from './denial.ts'
import { type Phrase, phraseFindings } from './phrase-findings.ts'
import type { FileRule, SiteRule } from './rule.ts'

/**
 * A testimonial records where and when it was given, and a rating the day on which it was read, so that both can be shown
 * to be genuine. That no page marks up reviews or ratings of the clinic's own business is held by the structured data, which
 * has none. Source: Digital Markets, Competition and Consumers Act 2024, schedule 20; search engines' rule against
 * self-serving review markup.
 */
export const review: SiteRule = ({ entries, release }) => {
  const testimonials = entryOf(entries, 'testimonials')
  const clinic = entryOf(entries, 'clinic')
  const shared = { rule: 'review', severity: release ? 'error' : 'warning' } as const
  const items = testimonials?.known?.items ?? []
  const bare = items.flatMap(({ source, date }, index) =>
    (source && date) || (testimonials && !isWhole(testimonials, ['items', index])) ? [] : [index],
  )
  const findings: Finding[] = []
  if (testimonials && bare[0] !== undefined) {
    findings.push({
      ...shared,
      ...testimonials.locate(['items', bare[0], 'name']),
      message: `${bare.length} of ${items.length} testimonials lack source or date; the first stands here.`,
      remedy: 'Add "source" and "date" to each, from the client’s own record.',
      subject: 'testimonials',
      values: [`${bare.length} of ${items.length}`],
    })
  }
  const { rating, asOf } = clinic?.known?.reviews ?? {}
  if (clinic && rating !== undefined && asOf === undefined && isWhole(clinic, ['reviews'])) {
    findings.push({
      ...shared,
      ...clinic.locate(['reviews', 'rating']),
      message: `the rating of ${rating.toFixed(1)} does not say when it was read.`,
      remedy: 'Add "asOf" with the day on which the rating was seen.',
      subject: 'rating',
    })
  }
  return findings
}

const stars = '(?:[1-5](?:\\.\\d)?|five|four)'
const ratings: readonly PhrasePattern[] = [
  cued(
    new RegExp(`\\b${stars}[\\s-]stars?[\\s-](?:rat(?:ed|ings?)|reviews?|(?:google|trustpilot)\\b)`, 'gi'),
    'star',
    'rated|rating|review|google|trustpilot',
  ),
  cued(
    new RegExp(
      `\\brated (?:\\w+ ){0,2}?${stars}(?:[\\s-]stars?| ?/ ?5| out of (?:5|five)| (?:on|by) \\w+)`,
      'gi',
    ),
    'rated',
  ),
  cued(
    new RegExp(
      `(?<![\\w.])${stars} ?(?:/ ?5|out of (?:5|five))(?: stars?)? (?:on|from|by) (?:\\w+ )?(?:google|trustpilot|facebook|clients|customers)\\b`,
      'gi',
    ),
    '5|five',
    'google|trustpilot|facebook|clients|customer',
  ),
  cued(
    /\b(?:google|trustpilot|facebook) (?:rating|score)(?: of)? [1-5](?:\.\d)?/gi,
    'google|trustpilot|facebook',
  ),
]
const dated =
  /\b(?:19|20)\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d/i

/**
 * A rating in words stands with its date. The home page's own rating line needs none: its date is the clinic's
 * `reviews.asOf`, and clients' words are quoted as they are.
 */
export const reviewWords: FileRule = (scope) => {
  const { kind } = scope.entry
  if (kind === 'testimonials' || kind === 'legal') return []
  return phraseFindings(scope, {
    rule: 'review',
    severity: 'warning',
    patterns: ratings,
    ...(kind === 'home' && {
      reads: ({ path }) => !(path[0] === 'testimonials' && path[1] === 'rating'),
    }),
    keeps: (phrase) => !dated.test(sentenceOf(phrase)) && !isScale(phrase),
    message: (phrase) => `"${phrase}" does not say when the rating was read.`,
    remedy: 'Leave the rating to the home page, where its date is kept, or say the month and year.',
  })
}

/** A scale that is no client's opinion: of pain, of hotels, of hygiene. */
function isScale({ before, after }: Phrase): boolean {
  return /\b(?:pain|discomfort|hygiene|severity)\b/i.test(`${before} ${after}`)
}
