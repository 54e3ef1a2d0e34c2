import type { Rule } from '../content.ts'
import { errorAt } from '../finding.ts'

/** Days from which a page must reflect the Data (Use and Access) Act 2025. Source: its commencement regulations. */
const laws: Record<string, [from: string, what: string]> = {
  'cookie-policy': ['2026-02-05', 'changed the rules on cookies'],
  'privacy-policy': ['2026-06-19', 'brought the duty to handle privacy complaints'],
}

/** Matches a version after the written-out name too: `Guidelines (WCAG) 2.2`. */
const wcagVersion = /\b(?:WCAG\)?|Content Accessibility Guidelines),?(?: version)? 2\.\d/

/**
 * No policy is older than a law it must reflect, or dated in the future. The accessibility statement was reviewed within twelve
 * months and names the version of WCAG it aims at, as the model statement for public-sector bodies does.
 */
export const reviewDates: Rule = ({ legal, today }) =>
  legal.flatMap((file) => {
    const { slug, value, passages } = file
    const { updated = '' } = value
    const isStatement = slug === 'accessibility'
    const rule = isStatement ? 'accessibility-date' : 'legal-date'
    const review = 'Review the page and set "updated" to the day of the review.'
    const dated = { subject: slug, ...(updated && { values: [updated] }) }
    const found = (message: string) => [errorAt(file.locate(['updated']), rule, message, review, dated)]
    // A month counts as its last day, since the exact day is unknown.
    const last = updated.length === 7 ? `${updated}-31` : updated
    const [from, what] = laws[slug] ?? ['9999', '']
    const age = updated
      ? `was last ${isStatement ? 'reviewed' : 'changed'} ${updated.length === 7 ? 'in' : 'on'} ${updated}`
      : 'has no date'
    const isOld = isStatement && last < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
    const law = `the page ${age}; the Data (Use and Access) Act 2025 ${what} on ${from}.`
    const saysVersion = passages.some(({ path, text }) => path.length === 0 && wcagVersion.test(text))
    const unnamed = 'the statement does not say which version of WCAG the site aims at.'
    const add = 'Say it in its text, for example "Level AA of WCAG 2.2".'
    return [
      ...(updated > today.slice(0, updated.length)
        ? found(`the page is dated ${updated}, which is in the future.`)
        : []),
      ...(from <= today && last < from ? found(law) : []),
      ...(isOld ? found(`the statement ${age}; it is to be reviewed every twelve months.`) : []),
      ...(isStatement && !saysVersion
        ? [errorAt(file.locate(['title']), rule, unnamed, add, { subject: 'accessibility wcag' })]
        : []),
    ]
  })
