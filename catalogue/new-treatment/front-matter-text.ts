import { Document, Scalar } from 'yaml'
import type { Answers } from './answers.ts'

/** Columns at which long texts are folded, as in the other pages. */
const lineWidth = 110

const prose = ` The page's prose goes below the next line, 450 to 900 words under headings of your own, for example:
 ## What it is, ## What it can and cannot do, ## Your appointment, ## Aftercare, ## Risks, ## How long it lasts`

/**
 * The front matter of a new page, without the lines of dashes: what was answered, and for the rest texts that are marked
 * as placeholders and long enough to be valid.
 */
export function frontMatterText(answers: Answers): string {
  const { title, description, group, summary, amount, unit, from, duration, sessions } = answers
  const adult = answers.flags.includes('ageRestricted')
  const document = new Document({
    title,
    description: description ?? kept(shortEnough(title)),
    group,
    summary: summary ?? kept(`Space kept for what ${title} is and who it is for.`),
    price: { amount, unit, from },
    facts: { ...(duration && { duration }), ...(sessions && { sessions }) },
    suitability: {
      suits: [
        ...(adult ? ['adults aged 18 or over'] : []),
        ...several('whom it is likely to suit', adult ? 1 : 2),
      ],
      unsuitable: several('who should not have it, or should ask first', 2),
    },
    concerns: several('what it can help with', 3),
    benefits: several('', 3).map((_, index) => ({
      title: kept(`Benefit ${letter(index)}`),
      text: kept('Space kept for an honest benefit.'),
    })),
    timeline: ['At your consultation', 'At your appointment', 'Afterwards'].map((when) => ({
      when,
      what: kept('Space kept for what a client does or sees then'),
    })),
    flags: answers.flags,
    faqs: several('', 2).map((_, index) => ({
      question: kept(`Space kept for question ${letter(index)}, in a client's words?`),
      answer: kept('Space kept for a plain answer.'),
    })),
    hero: { alt: kept(`Space kept for what the picture of ${title} shows`) },
    related: answers.related,
    ...(answers.reason && { reason: answers.reason }),
    contact: answers.contact,
    showAddress: answers.showAddress,
  })
  document.commentBefore =
    ' Each text marked !placeholder waits for your words: write them and take the mark away. See docs/editing-content.md.'
  document.comment = prose
  return document.toString({ lineWidth })
}

/** A text that stands in for one that an editor still writes. */
function kept(text: string): Scalar<string> {
  const scalar = new Scalar(text)
  scalar.tag = '!placeholder'
  return scalar
}

function several(what: string, count: number): Scalar<string>[] {
  return Array.from({ length: count }, (_, index) => kept(`Space kept for ${what}, ${letter(index)}`))
}

function letter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}

/** A description within the length that search pages show, different for each title. */
function shortEnough(title: string): string {
  return `Space kept for a sentence about ${title.slice(0, 80)}, for search pages to show.`
}
