import type { LegalSlug } from '../../schemas/content/legal.ts'
import type { Finding } from '../finding.ts'
import type { Entry } from '../read/entry.ts'
import { entryOf, isWhole } from '../read/entry-of.ts'
import type { SiteRule } from './rule.ts'

/** Laws that a page must reflect from a day on. */
const laws: readonly { slug: LegalSlug; from: string; name: string }[] = [
  {
    slug: 'cookie-policy',
    from: '2026-02-05',
    name: 'the Data (Use and Access) Act 2025 changed the rules on cookies',
  },
  {
    slug: 'privacy-policy',
    from: '2026-06-19',
    name: 'the Data (Use and Access) Act 2025 brought the duty to handle privacy complaints',
  },
]

/**
 * A policy older than a law it must reflect is due for review, and none is of a day that is still to come. Source: Data (Use
 * and Access) Act 2025, commencement regulations: cookies from 5 February 2026, privacy complaints from 19 June 2026.
 */
export const legalDate: SiteRule = (scope) => [...outdated(scope), ...fromTheFuture(scope)]

const outdated: SiteRule = ({ entries, today }) =>
  laws.flatMap(({ slug, from, name }): Finding[] => {
    const page = entryOf(entries, 'legal', slug)
    const updated = page?.known?.updated
    if (!page || today < from || (updated === undefined ? !isWhole(page) : latestDay(updated) >= from))
      return []
    return [
      {
        ...page.locate(['updated']),
        rule: 'legal-date',
        severity: 'error',
        message: `${updated ? `the text is of ${updated}` : 'the text has no date'}; on ${from} ${name}.`,
        remedy: 'Review the text and set "updated" to the day of the review.',
        subject: slug,
        ...(updated && { values: [updated] }),
      },
    ]
  })

const fromTheFuture: SiteRule = ({ entries, today }) =>
  entries.flatMap((page): Finding[] => {
    const updated = page.kind === 'legal' ? (page as Entry<'legal'>).known?.updated : undefined
    if (updated === undefined || updated <= today.slice(0, updated.length)) return []
    return [
      {
        ...page.locate(['updated']),
        rule: 'legal-date',
        severity: 'error',
        message: `the text is of ${updated}, which is still to come.`,
        remedy: 'Set "updated" to the day of the last review.',
        subject: page.slug,
        values: [updated],
      },
    ]
  })

function latestDay(date: string): string {
  return date.length === 7 ? `${date}-31` : date
}
