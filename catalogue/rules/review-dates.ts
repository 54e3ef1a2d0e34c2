import type { LegalSlug } from '../../schemas/content/legal.ts'
import type { ContentFile, Rule } from '../content.ts'
import type { Finding } from '../finding.ts'

/** Laws that a page must reflect from a day on. Source: Data (Use and Access) Act 2025, commencement regulations. */
const laws: readonly { slug: LegalSlug; from: string; what: string }[] = [
  { slug: 'cookie-policy', from: '2026-02-05', what: 'changed the rules on cookies' },
  { slug: 'privacy-policy', from: '2026-06-19', what: 'brought the duty to handle privacy complaints' },
]

/** A policy older than a law it must reflect is due for review, and no page is dated in the future. */
export const legalDate: Rule = ({ legal, today }) =>
  legal.flatMap((file) => {
    const { updated = '' } = file.value
    if (updated > today.slice(0, updated.length))
      return [finding('legal-date', file, `the page is dated ${updated}, which is in the future.`)]
    const law = laws.find(({ slug, from }) => slug === file.slug && from <= today && lastDay(updated) < from)
    if (!law) return []
    const age = updated === '' ? 'the page has no date' : `the page was last changed in ${updated}`
    const message = `${age}; the Data (Use and Access) Act 2025 ${law.what} on ${law.from}.`
    return [finding('legal-date', file, message)]
  })

/**
 * The accessibility statement was reviewed within twelve months and names the version of WCAG it aims at. Source: the model
 * statement for public-sector bodies, taken as good practice.
 */
export const accessibilityDate: Rule = ({ legal, today }) =>
  legal
    .filter(({ slug }) => slug === 'accessibility')
    .flatMap((file) => {
      const { updated = '', wcag } = file.value
      const isOld = lastDay(updated) < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
      const age =
        updated === '' ? 'has no date' : `was last reviewed on ${updated}, more than twelve months ago`
      const message = 'the statement does not say which version of WCAG the site aims at.'
      const remedy = 'Add wcag with version and level.'
      const { values, ...unnamed } = finding('accessibility-date', file, message)
      const place = file.locate(['title'])
      return [
        ...(isOld ? [finding('accessibility-date', file, `the statement ${age}.`)] : []),
        ...(wcag ? [] : [{ ...unnamed, ...place, remedy, subject: 'accessibility wcag' }]),
      ]
    })

function finding(rule: string, file: ContentFile<'legal'>, message: string): Finding {
  const { updated } = file.value
  const remedy = 'Review the page and set "updated" to the day of the review.'
  const about = { subject: file.slug, ...(updated !== undefined && { values: [updated] }) }
  return { ...file.locate(['updated']), rule, severity: 'error', message, remedy, ...about }
}

/** Of a month its last day, since nobody knows a nearer one. */
function lastDay(date: string): string {
  return date.length === 7 ? `${date}-31` : date
}
