import { treatmentSections } from '../../schemas/content/treatment-sections.ts'
import { nearest } from '../../schemas/nearest.ts'
import type { ContentFile, Rule } from '../content.ts'
import { didYouMean, errorAt, type Finding, type Place } from '../finding.ts'

const names: readonly string[] = treatmentSections
const rank = (name: string) => names.indexOf(name)
const order = `Write each of these once, in this order: ${names.join('; ')}.`

/** Every treatment's prose has the same sections, in one order. */
export const sections: Rule = ({ treatments }) => treatments.flatMap(problems)

function problems({ passages, locate }: ContentFile): Finding[] {
  const found = passages
    .filter(({ kind }) => kind === 'section')
    .map(({ text, place }) => ({ name: text, place: { ...place(0), length: text.length } }))
  const known = found.filter(({ name }) => names.includes(name))
  const extra = found.filter(({ name }) => !names.includes(name))
  const absent = names.filter((name) => !known.some((one) => one.name === name))
  const missing = absent.filter((name) => !extra.some((one) => nearest(one.name, absent) === name))
  const misplaced = known.find(({ name }, index) => rank(name) <= rank(known[index - 1]?.name ?? ''))
  return [
    ...extra.map(({ name, place }) =>
      problem(
        place,
        `"## ${name}" is not one of a treatment’s headings.`,
        didYouMean(name, absent, `Write "### ${name}" below one of them: ${names.join('; ')}.`),
      ),
    ),
    ...(misplaced ? [problem(misplaced.place, `"## ${misplaced.name}" is out of order.`, order)] : []),
    ...missing.map((name) => {
      const next = known.find((one) => rank(one.name) > rank(name))
      const where = next ? `above "## ${next.name}"` : 'at the end'
      const place = next?.place ?? known.at(-1)?.place ?? locate(['title'])
      const remedy = missing.length === 1 ? `Add it ${where}.` : order
      return problem(place, `the prose has no heading "## ${name}".`, remedy)
    }),
  ]
}

const problem = (place: Place, message: string, remedy: string) => errorAt(place, 'sections', message, remedy)
