import { treatmentSections } from '../../schemas/content/treatment-sections.ts'
import type { ContentFile, Rule } from '../content.ts'
import { errorAt, type Finding } from '../finding.ts'

const remedy = `Write each of these once, in this order: ${treatmentSections.join('; ')}. Other headings begin with ###.`

/** Every treatment's prose has the same sections, in one order. */
export const sections: Rule = ({ treatments }) => treatments.flatMap(firstProblem)

function firstProblem({ passages, locate }: ContentFile): Finding[] {
  const headings = passages.filter(({ kind }) => kind === 'section')
  // After the last section no heading follows.
  const index = [...treatmentSections, undefined].findIndex((name, index) => headings[index]?.text !== name)
  if (index < 0) return []
  const [heading, name] = [headings[index], treatmentSections[index]]
  const at = heading ?? headings.at(-1)
  const place = at ? { ...at.place(0), length: at.text.length } : locate(['title'])
  const belongs = name ? `stands where "## ${name}" belongs` : 'is one heading too many'
  const message = heading ? `"## ${heading.text}" ${belongs}.` : `the prose ends without "## ${name}".`
  return [errorAt(place, 'sections', message, remedy)]
}
