import type { Entry, ValueOf } from '../read/entry.ts'
import type { Passage } from '../read/passage.ts'
import { attribute } from './attribute.ts'
import type { Claim, FileClaims } from './claim.ts'
import { readContactDetails } from './contact-details.ts'
import { formatMeasure, type Measure } from './measure.ts'
import { readOpeningTimes } from './opening-times.ts'
import { type FoundMeasure, mayHoldFigure, readMeasures } from './read-measures.ts'
import { type Sentence, sentences } from './sentences.ts'
import { statedClaims } from './stated-claims.ts'

const countable = /^(?:treatment|testimonial|membership|qualification)$/
const offered =
  /\b(?:all|our(?: clinic(?: \w+)?)?|(?:portfolio|range|choice|list|menu) of|(?:we|clinic)(?: (?:now|currently|also))? (?:offers?|provides?|ha(?:ve|s)|gives?|lists?|performs?))\s+(?:the\s+)?$/i
const offeredHere = /^ (?:at|in) (?:our|the) clinic\b|^ (?:that |which )?we (?:offer|provide|give)\b/i

/** Everything a file states: under its keys, and in words. Values that are claims themselves are not read again. */
export function readClaims(entry: Entry, passages: readonly Passage[]): FileClaims {
  const claims = statedClaims(entry)
  const file: FileClaims = { claims, unattributed: [] }
  if (entry.kind === 'waivers') return file
  const stated = new Set(claims.map(({ place }) => `${place.line}:${place.column}`))
  const isStated = ({ path }: Passage) => {
    if (path.length === 0) return false
    const { line, column } = entry.locate(path)
    return stated.has(`${line}:${column}`)
  }
  for (const passage of passages) {
    if (passage.kind === 'slug') continue
    if (!mayHoldFigure(passage.text) || isStated(passage)) continue
    for (const sentence of sentences(passage.text)) {
      if (mayHoldFigure(sentence.text)) readSentence(entry, passage, sentence, file)
    }
  }
  return file
}

function readSentence(entry: Entry, passage: Passage, sentence: Sentence, file: FileClaims): void {
  const at = (start: number, length: number) => ({ ...passage.place(sentence.offset + start), length })
  const words = { sentence: sentence.text }
  const leftOver = (value: string, start: number, length: number) =>
    file.unattributed.push({ value, place: at(start, length), ...words })

  for (const { property, value, start, own } of readContactDetails(sentence.text)) {
    const place = at(start, value.length)
    if (own) file.claims.push({ subject: 'clinic', property, value, place, ...words })
    else leftOver(value, start, value.length)
  }
  for (const { day, value, start, end } of readOpeningTimes(sentence.text)) {
    const place = at(start, end - start)
    if (day) file.claims.push({ subject: 'clinic', property: `opens ${day}`, value, place, ...words })
    else leftOver(value, start, end - start)
  }
  for (const found of readMeasures(sentence.text)) {
    const claim = measureClaim(entry, passage, sentence.text, found)
    const place = at(found.start, found.end - found.start)
    if (claim) file.claims.push({ ...claim, place, ...words })
    else leftOver(formatMeasure(found.measure), found.start, found.end - found.start)
  }
}

function measureClaim(
  entry: Entry,
  passage: Passage,
  sentence: string,
  found: FoundMeasure,
): Pick<Claim, 'subject' | 'property' | 'value' | 'measure' | 'named'> | undefined {
  if (entry.kind !== 'treatment' && countsTheClinics(sentence, found)) {
    const measure: Measure = { ...found.measure, unit: 'number' }
    return { subject: 'clinic', property: `${found.noun}s`, value: formatMeasure(measure), measure }
  }
  const about = attribute(sentence, found, passage.question)
  const subject = about?.clinic ? 'clinic' : subjectOf(entry, passage)
  if (!about || subject === undefined) return undefined
  const { property, named } = about
  return {
    subject,
    property,
    value: formatMeasure(found.measure),
    measure: found.measure,
    ...(named && { named }),
  }
}

/** Whether a figure says how many of something the clinic has; treatments are also what clients have. */
function countsTheClinics(sentence: string, { noun, start, end }: FoundMeasure): boolean {
  if (!countable.test(noun) || /\bcourse\b/i.test(sentence)) return false
  return (
    noun !== 'treatment' || offered.test(sentence.slice(0, start)) || offeredHere.test(sentence.slice(end))
  )
}

/** The treatment a passage is about by where it stands; empty when only its words can tell. */
function subjectOf(entry: Entry, passage: Passage): string | undefined {
  if (entry.kind === 'treatment') return entry.slug
  if (entry.kind === 'testimonials') return undefined
  const [section, items, index] = passage.path
  if (entry.kind === 'home' && section === 'treatments' && items === 'items' && typeof index === 'number') {
    return (entry.value as ValueOf<'home'> | undefined)?.treatments.items[index]?.treatment
  }
  return ''
}
