import type { Entry } from '../read/entry.ts'
import type { Passage } from '../read/passage.ts'
import { type About, attribute } from './attribute.ts'
import { isBarePrice } from './bare-price.ts'
import type { Claim } from './claim.ts'
import { countsTheClinics } from './clinic-counts.ts'
import type { Figure } from './figures/figure.ts'
import { formatMeasure, type Measure } from './measure.ts'
import { isQuestion, questionOf, type Reading } from './reading.ts'

/** What a figure in a sentence claims, or undefined when the words do not say what it is about. */
export function figureClaim(reading: Reading, figure: Figure): Omit<Claim, 'place'> | undefined {
  const { measure, noun } = figure
  const { entry, passage, previous, heading } = reading
  const sentence = reading.sentence.text
  if (!measure) return undefined
  if (countsTheClinics(sentence, figure)) {
    const count: Measure = { ...measure, unit: 'number' }
    return { subject: 'clinic', property: `${noun}s`, value: formatMeasure(count), measure: count }
  }
  const question = questionOf(reading)
  const about =
    attribute({ sentence, question, previous }, { ...figure, measure }) ??
    (isBarePrice(entry, passage, sentence, figure) ? bare(measure) : undefined)
  if (!about) return undefined
  const { property, subject, isAnswer } = about
  const asked = isAnswer || isQuestion(previous) ? `${question} ` : ''
  return {
    subject: subject === 'clinic' ? 'clinic' : treatmentOf(entry, passage),
    property,
    value: formatMeasure(about.measure),
    measure: about.measure,
    sentence: asked + sentence,
    figureAt: asked.length + figure.start,
    ...(heading !== undefined && { heading }),
    ...(typeof subject === 'object' && { named: subject }),
  }
}

function bare(measure: Measure): About {
  return { property: 'price', measure, isAnswer: false, subject: 'page' }
}

/** The treatment that a passage is about by where it stands; empty when only its words can tell. */
export function treatmentOf(entry: Entry, { path }: Passage): string {
  if (entry.kind === 'treatment') return entry.slug
  const [section, items, index] = path
  if (entry.kind !== 'home' || section !== 'treatments' || items !== 'items') return ''
  const { treatments } = (entry as Entry<'home'>).known ?? {}
  return (typeof index === 'number' && treatments?.items?.[index]?.treatment) || ''
}
