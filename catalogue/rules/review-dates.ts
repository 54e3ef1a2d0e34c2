import type { Rule } from '../content.ts'
import { errorAt } from '../finding.ts'

/** Days from which a page must reflect the Data (Use and Access) Act 2025. Source: its commencement regulations. */
const laws: Record<string, [from: string, what: string]> = {
  'cookie-policy': ['2026-02-05', 'changed the rules on cookies'],
  'privacy-policy': ['2026-06-19', 'brought the duty to handle privacy complaints'],
}

/** Matches a version after the written-out name too: `Guidelines (WCAG) 2.2`. */
const wcagVersion = /\b(?:WCAG\)?|Content Accessibility Guidelines),?(?: version)? 2\.\d/

/** No policy is older than a law it must reflect, or dated in the future; the accessibility statement was reviewed within twelve months. */
export const reviewDates: Rule = ({ legal, today }) =>
  legal.flatMap(({ slug, value: { updated = '' }, locate }) => {
    const isStatement = slug === 'accessibility'
    const [from, what] = laws[slug] ?? ['9999', '']
    const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
    // A month counts as its last day, since the exact day is unknown.
    const last = updated.length === 7 ? `${updated}-31` : updated
    const problems = [
      updated > today.slice(0, updated.length) ? 'that is in the future.' : '',
      from <= today && last < from ? `the Data (Use and Access) Act 2025 ${what} on ${from}.` : '',
      isStatement && last < aYearAgo ? 'it is to be reviewed every twelve months.' : '',
    ]
    return problems.filter(Boolean).map((problem) => {
      const message = `the page ${updated ? `is dated ${updated}` : 'has no date'}; ${problem}`
      const remedy = 'Review the page and set "updated" to the day of the review.'
      const about = { subject: slug, ...(updated && { values: [updated] }) }
      const rule = isStatement ? 'accessibility-date' : 'legal-date'
      return errorAt(locate(['updated']), rule, message, remedy, about)
    })
  })

/** The accessibility statement names the version of WCAG it aims at, as the model statement for public-sector bodies does. */
export const namesWcag: Rule = ({ legal }) => {
  const page = legal.find(({ slug }) => slug === 'accessibility')
  if (!page || page.passages.some(({ path, text }) => path.length === 0 && wcagVersion.test(text))) return []
  const message = 'the statement does not say which version of WCAG the site aims at.'
  const remedy = 'Say it in its text, for example "Level AA of WCAG 2.2".'
  const about = { subject: 'accessibility wcag' }
  return [errorAt(page.locate(['title']), 'accessibility-date', message, remedy, about)]
}
