import { readAbsences } from './absences.ts'
import type { Claim, FileClaims } from './claim.ts'
import { isCounted } from './clinic-counts.ts'
import { readContactDetails } from './contact-details.ts'
import { figureClaim, treatmentOf } from './figure-claim.ts'
import type { Figure } from './figures/figure.ts'
import { readFigures } from './figures/read-figures.ts'
import { formatMeasure } from './measure.ts'
import { readOpeningTimes } from './opening-times.ts'
import { isQuestion, type Reading } from './reading.ts'

interface Span {
  start: number
  end: number
}

const aboutReaching = /\b(?:find|contact|call|ring|phone|address|reach|visit)\b/i

/** Puts what a sentence states into `file`: what it is certainly about as claims, every other figure as unattributed. */
export function readSentence(reading: Reading, file: FileClaims): void {
  const { entry, passage, sentence, previous, heading } = reading
  const { text } = sentence
  const at = ({ start, end }: Span) => ({ ...passage.place(sentence.offset + start), length: end - start })
  const leave = (span: Span, value: string) =>
    file.unattributed.push({ value, place: at(span), sentence: text })
  const add = (span: Span, claim: Omit<Claim, 'place'>) => {
    // What clients say is theirs to say.
    if (entry.kind === 'testimonials') leave(span, claim.value)
    else file.claims.push({ sentence: text, ...claim, place: at(span) })
  }

  const context = [passage.question, heading, previous].filter(
    (words) => words !== undefined && (isQuestion(words) || aboutReaching.test(words)),
  )
  const details = readContactDetails(text, context.join(' '))
  for (const detail of details) {
    const { property, value, own } = detail
    if (own) add(detail, { subject: 'clinic', property, value })
    else leave(detail, value)
  }
  const times = readOpeningTimes(text, previous)
  for (const found of times) {
    const { days, measure, start, end } = found
    if (days.length === 0) leave(found, measure ? formatMeasure(measure) : text.slice(start, end))
    for (const day of days) {
      const value = measure ? formatMeasure(measure) : 'closed'
      add(found, { subject: 'clinic', property: `opens ${day}`, value, ...(measure && { measure }) })
    }
  }
  const absences = readAbsences(text)
  for (const found of absences) {
    const { property, value, start } = found
    add(found, { subject: treatmentOf(entry, passage), property, value, figureAt: start })
  }
  for (const figure of readFigures(text, [...details, ...times, ...absences])) {
    const claim = figureClaim(reading, figure)
    if (claim) add(figure, claim)
    else leave(figure, shown(text, figure))
  }
}

/** A figure as the ledger prints it: its measure, or its own words. */
function shown(text: string, { measure, start, end, noun }: Figure): string {
  const isOfThings = measure?.unit === 'number' && noun !== '' && !isCounted(noun)
  return measure && !isOfThings ? formatMeasure(measure) : text.slice(start, end)
}
