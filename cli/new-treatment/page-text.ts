import { isSeq, parseDocument, type Scalar, stringify } from 'yaml'
import { treatmentSections } from '../../schemas/content/treatment-sections.ts'
import type { Answers } from './answers.ts'

/** A new treatment's file: the answers, and texts marked as placeholders for the rest. */
export function pageText(
  { title, slug, group, price: amount, unit, from, flags, reason }: Answers,
  related: readonly string[],
) {
  const isForAdults = flags.includes('ageRestricted')
  return `---
# Write each text marked !placeholder, in the prose below too, and take the mark away.
${stringify({ title })}description: !placeholder Space kept for a sentence about ${slug}, for search pages to show.
group: ${group}
summary: !placeholder Space kept for what ${slug} is and who it is for.
${stringify({ price: { amount, unit, from } })}facts:
  downtime: !placeholder none
suitability:
  suits:
    - ${isForAdults ? 'adults aged {adultAge} or over' : '!placeholder somebody it suits'}
    - !placeholder somebody else it suits
  notFor:
    - !placeholder you are somebody who should not have it
  tellFirst:
    - !placeholder you have something the clinic should know
concerns:
${['one', 'another', 'a third'].map((one) => `  - !placeholder ${one} thing it can help with\n`).join('')}benefits:
${'  - title: !placeholder A benefit\n    text: !placeholder A sentence about it.\n'.repeat(3)}timeline:
${['At your consultation', 'At your appointment', 'Afterwards'].map(step).join('')}${stringify({ flags })}faqs:
${['A', 'Another'].map((one) => `  - question: !placeholder ${one} question in a client's words?\n    answer: !placeholder ${one} plain answer.\n`).join('')}hero:
  alt: !placeholder What the picture of ${slug} shows
${stringify({ related, ...(reason && { reason }), contact: 'form', showAddress: false })}---
${treatmentSections.map((heading) => `\n## ${heading}\n\n!placeholder Space kept for what to say here.\n`).join('')}`
}

const step = (when: string) => `  - when: ${when}\n    what: !placeholder What a client does or sees then\n`

/** The menu's file with one more treatment, after the last of `neighbours` or at the end; undefined without a readable list. */
export function menuWith(text: string, slug: string, neighbours: readonly string[]): string | undefined {
  const document = parseDocument(text)
  const list = document.get('treatments')
  if (document.errors.length > 0 || !isSeq<Scalar<string>>(list)) return undefined
  const last = list.items.findLastIndex(({ value }) => neighbours.includes(value))
  if (list.items.some(({ value }) => value === slug)) return text
  list.items.splice(last < 0 ? list.items.length : last + 1, 0, document.createNode(slug))
  return document.toString({ lineWidth: 0 })
}
