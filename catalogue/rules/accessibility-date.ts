import type { Finding } from '../finding.ts'
import { entryOf, isWhole } from '../read/entry-of.ts'
import type { SiteRule } from './rule.ts'

/**
 * The accessibility statement was reviewed within the last twelve months and names the version of WCAG it aims at. Source:
 * the model statement for public-sector bodies, Accessibility Regulations 2018, taken as good practice.
 */
export const accessibilityDate: SiteRule = ({ entries, today }) => {
  const page = entryOf(entries, 'legal', 'accessibility')
  if (!page?.known) return []
  const { updated, wcag } = page.known
  const shared = { rule: 'accessibility-date', severity: 'error' } as const
  const findings: Finding[] = []
  if (updated === undefined ? isWhole(page) : `${updated}-31`.slice(0, 10) < yearBefore(today)) {
    findings.push({
      ...shared,
      ...page.locate(['updated']),
      message: updated
        ? `the statement is of ${updated}, more than twelve months ago.`
        : 'the statement has no date.',
      remedy: 'Test the site again, review the statement and set "updated".',
      subject: 'accessibility',
      ...(updated && { values: [updated] }),
    })
  }
  if (!wcag && isWhole(page)) {
    findings.push({
      ...shared,
      ...page.locate(['title']),
      message: 'the statement does not name the version of WCAG it aims at.',
      remedy: 'Add wcag with version and level.',
      subject: 'accessibility wcag',
    })
  }
  return findings
}

function yearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
}
