import type { ContentFile, Rule } from '../content.ts'
import type { Finding } from '../finding.ts'

/** Days from which a page must reflect the Data (Use and Access) Act 2025. Source: its commencement regulations. */
const laws: Record<string, [from: string, what: string]> = {
  'cookie-policy': ['2026-02-05', 'changed the rules on cookies'],
  'privacy-policy': ['2026-06-19', 'brought the duty to handle privacy complaints'],
}

/** A policy older than a law it must reflect is due for review, and no page is dated in the future. */
export const legalDate: Rule = ({ legal, today }) =>
  legal.flatMap((file) => {
    const { updated = '' } = file.value
    const [from, what] = laws[file.slug] ?? ['9999', '']
    if (updated > today.slice(0, updated.length))
      return [finding('legal-date', file, `the page is dated ${updated}, which is in the future.`)]
    if (from > today || lastDay(updated) >= from) return []
    const age = updated === '' ? 'the page has no date' : `the page was last changed in ${updated}`
    return [finding('legal-date', file, `${age}; the Data (Use and Access) Act 2025 ${what} on ${from}.`)]
  })

/**
 * The accessibility statement was reviewed within twelve months and names the version of WCAG it aims at. Source: the model
 * statement for public-sector bodies, taken as good practice.
 */
export const accessibilityDate: Rule = ({ legal, today }) =>
  legal.flatMap((file): Finding[] => {
    if (file.slug !== 'accessibility') return []
    const { updated = '', wcag } = file.value
    const isOld = lastDay(updated) < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
    const age = updated ? `was last reviewed on ${updated}, more than twelve months ago` : 'has no date'
    const old = finding('accessibility-date', file, `the statement ${age}.`)
    const message = 'the statement does not say which version of WCAG the site aims at.'
    const { values, ...rest } = { ...old, ...file.locate(['title']), subject: 'accessibility wcag' }
    return [
      ...(isOld ? [old] : []),
      ...(wcag ? [] : [{ ...rest, message, remedy: 'Add wcag with version and level.' }]),
    ]
  })

function finding(rule: string, file: ContentFile<'legal'>, message: string): Finding {
  const { updated } = file.value
  const remedy = 'Review the page and set "updated" to the day of the review.'
  const about = { subject: file.slug, ...(updated !== undefined && { values: [updated] }) }
  return { ...file.locate(['updated']), rule, severity: 'error', message, remedy, ...about }
}

/** Of a month its last day, since nobody knows a nearer one. */
const lastDay = (date: string) => (date.length === 7 ? `${date}-31` : date)
