import type { Finding } from '../finding.ts'
import { entryOf } from './entry-of.ts'
import type { SiteRule } from './rule.ts'

/**
 * A testimonial records where and when it was given, and a rating the day on which it was read, so that both can be shown
 * to be genuine. Source: Digital Markets, Competition and Consumers Act 2024, schedule 20.
 */
export const review: SiteRule = ({ entries, release }) => {
  const testimonials = entryOf(entries, 'testimonials')
  const clinic = entryOf(entries, 'clinic')
  const shared = { rule: 'review', severity: release ? 'error' : 'warning' } as const
  const items = testimonials?.value?.items ?? []
  const bare = items.flatMap(({ source, date }, index) => (source && date ? [] : [index]))
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
  if (clinic?.value && clinic.value.reviews.asOf === undefined) {
    findings.push({
      ...shared,
      ...clinic.locate(['reviews', 'rating']),
      message: `the rating of ${clinic.value.reviews.rating.toFixed(1)} does not say when it was read.`,
      remedy: 'Add "asOf" with the day on which the rating was seen.',
      subject: 'rating',
    })
  }
  return findings
}
