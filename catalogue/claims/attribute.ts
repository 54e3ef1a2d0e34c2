import type { MeasureUnit } from './measure.ts'
import type { FoundMeasure } from './read-measures.ts'

/** What a figure in a sentence is about, by the words around it. */
interface Attribution {
  property: string
  units: readonly MeasureUnit[]
  /** What is counted. */
  noun?: string
  /** Matches what stands directly before the figure. */
  before?: RegExp
  /** Matches what stands directly after it. */
  after?: RegExp
  /** Keeps a sentence out. */
  not?: RegExp
  /** The clinic rather than a treatment is the subject. */
  clinic?: true
  /** The words directly before the figure must name the treatment; `before` captures them. */
  named?: true
}

/** What a figure states, and about whom. */
export interface About {
  property: string
  /** Whether the clinic is its subject. */
  clinic: boolean
  /** Words that end with the name of the treatment that is its subject, where only they can tell. */
  named?: string
}

const often =
  '(?: (?:each|usually|normally|generally|often|typically|commonly|will|can|may|should|only|then|about|for|most))*'
const reaction =
  /\b(?:red(?:ness)?|swell\w*|swollen|bruis\w*|tender\w*|pain\w*|flak\w*|peeling|scabs?|sting\w*|numb\w*|itch\w*|cream|antibiotics?)\b/i
const maintenance = /\b(?:maint\w+|top[- ]?ups?|repeat\w*|review\w*|follow[- ]?up|again)\b/i
const time = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

const asking = '(?: (?:usually|normally|currently|now|only|just|about))*'
const costing = `(?:(?: price)?${asking} (?:costs?|is|are)${asking}| price of|${asking})`
const notPrice =
  /\b(?:deposit|saving|discount|voucher|refund|fine|fee for|miss(?:ed|ing)|cancel\w*|second|extra|additional)\b/i

/** What stands before years that are the clinic's own: nothing, as in a label, or its subject. */
const ofOurs = /(?:^\W*|\b(?:we|our|us|clinic|nurses?|prescribers?|practitioners?|she|her|experience)\b.*)$/i
const ofOthers =
  /\b(?:firms?|compan(?:y|ies)|manufacturers?|makers?|brands?|suppliers?|laborator(?:y|ies)|universit(?:y|ies)|hospitals?|surgeons?|doctors?)\b/i
const denied =
  /(?:\bno (?:\w+ )?(?:treatment|result|effect|session|improvement|filler|course)s?\b[^.;,]{0,40}|(?:\b(?:not|never|cannot)|n[’']t)\b(?! only)(?: (?!and\b|but\b|so\b|or\b)[\w-]+){0,3} ?)$/i

/** Tried in order; the first that fits decides. A figure that fits none is unattributed. */
const attributions: readonly Attribution[] = [
  { property: 'consultation price', units: ['pound'], before: /\bconsultation\b[^.;,]{0,30}$/i },
  {
    property: 'price',
    units: ['pound'],
    before: new RegExp(`\\b(?:treatment|session|appointment|course|it|prices?)${costing}\\s*$`, 'i'),
    not: notPrice,
  },
  {
    property: 'price',
    units: ['pound'],
    before: new RegExp(`([^.;:!?]*?[^.;:!?,\\s])(?:${costing}| at)\\s*$`, 'i'),
    not: notPrice,
    named: true,
  },
  {
    property: 'experience',
    units: ['year'],
    before: ofOurs,
    after: /^(?:’|')?(?: (?:of|in))?(?: [\w-]+){0,3} experience\b/i,
    not: ofOthers,
    clinic: true,
  },
  {
    property: 'experience',
    units: ['year'],
    before: new RegExp(`${ofOurs.source}(?<=\\bexperience(?: of| spanning| over)?\\s*)`, 'i'),
    not: ofOthers,
    clinic: true,
  },
  {
    property: 'privacy response',
    units: ['hour', 'day', 'week', 'month'],
    before: /\b(?:requests?|rights?|data|complaint)\b.*\b(?:respond|reply|answer)(?:ed|s)?\b[^.;]{0,30}$/i,
    clinic: true,
  },
  {
    property: 'contact response',
    units: ['hour', 'day', 'week'],
    before:
      /\bwe(?:’ll|'ll| will| aim to| try to| usually)*\s*(?:respond|reply|answer|get back|come back)\b[^.;]{0,25}$/i,
    not: /\b(?:requests?|rights?|data|complaints?|subject access)\b/i,
    clinic: true,
  },
  {
    property: 'retention',
    units: ['month', 'year'],
    before: /\b(?:enquir\w+|messages?)\b.*\b(?:keep|kept|stored?|held|hold|deleted?|erased?)\b[^.;]{0,40}$/i,
    clinic: true,
  },
  { property: 'rating', units: ['number'], noun: 'rating', clinic: true },
  { property: 'moles', units: ['number'], noun: 'mole' },
  { property: 'interval', units: ['day', 'week', 'month'], after: /^ apart\b/i, not: maintenance },
  {
    property: 'interval',
    units: ['day', 'week', 'month'],
    after: /^ between (?:each |your |the )?(?:sessions?|treatments?|visits?|appointments?)\b/i,
    not: maintenance,
  },
  {
    property: 'duration',
    units: ['minute', 'hour'],
    before: new RegExp(
      `\\b(?:appointment|treatment|session|visit|procedure)s?(?: itself)?${often} (?:takes?|lasts?|is|are)${often}\\s*$`,
      'i',
    ),
    not: reaction,
  },
  {
    property: 'duration',
    units: ['minute', 'hour'],
    after: /^ (?:appointment|session|treatment|visit|slot)\b/i,
    not: /\bconsultation\b/i,
  },
  {
    property: 'lasting',
    units: ['week', 'month', 'year'],
    before: new RegExp(
      `\\b(?:results?|effects?|improvements?|it|treatment|which|fillers?|they)\\b[^.;]{0,40}?\\blast(?:s|ing)?${often}\\s*$`,
      'i',
    ),
    not: reaction,
  },
  {
    property: 'recovery',
    units: time,
    before: /\brecovery(?: time)?(?: (?:is|takes|of|usually|about))*\s*$/i,
  },
  { property: 'recovery', units: time, after: /^ (?:of |to )?(?:recover|recovery)\b/i },
  { property: 'downtime', units: time, before: /\bdowntime(?: (?:is|of|usually|about))*\s*$/i },
  { property: 'downtime', units: time, after: /^ (?:of )?downtime\b/i },
  { property: 'results', units: time, before: /\bfull (?:results?|effects?)\b[^.;,]{0,40}$/i },
  {
    property: 'onset',
    units: time,
    before: new RegExp(
      `\\b(?:results?|effects?|changes?)\\b${often} (?:begin|start|appear|show)s?\\b[^.;,]{0,25}$`,
      'i',
    ),
  },
  {
    property: 'sessions',
    units: ['session'],
    before: new RegExp(
      `\\b(?:needs?|recommend|suggest|advise|involves?|requires?)(?: a course of)?${often}\\s*$`,
      'i',
    ),
    not: maintenance,
  },
  {
    property: 'sessions',
    units: ['session'],
    after: /^ (?:are|is) (?:usually |often |normally |generally )?(?:needed|recommended|advised|planned)\b/i,
    not: maintenance,
  },
]

/** How many characters away words can still tell what a figure is about. */
const farthest = 300

/** What a question in a list of questions asks for, and the units that answer it. */
const questions: readonly {
  property: string
  units: readonly MeasureUnit[]
  asks: RegExp
  /** Matches what stands before the figure in the answer. */
  before?: RegExp
}[] = [
  { property: 'lasting', units: ['month', 'year'], asks: /\bhow long (?:do|does|will) [^?]*\blast\b/i },
  {
    property: 'duration',
    units: ['minute', 'hour'],
    asks: /\bhow long (?:does|will|is) [^?]*\b(?:take|appointment|session|visit)\b/i,
  },
  {
    property: 'sessions',
    units: ['session'],
    asks: /\bhow many (?:sessions|treatments|visits|appointments)\b/i,
  },
  {
    property: 'price',
    units: ['pound'],
    asks: /\b(?:how much|what does it cost|price)\b/i,
    before: new RegExp(`^${asking.replace(' ', ' ?')}\\s*$`, 'i'),
  },
]

/** What a figure states, or undefined when the words do not say. */
export function attribute(
  words: string,
  { measure, start, end, noun }: FoundMeasure,
  question: string | undefined,
): About | undefined {
  const before = words.slice(Math.max(0, start - farthest), start)
  const after = words.slice(end, end + farthest)
  const sentence = `${before}${words.slice(start, end)}${after}`
  if (denied.test(before)) return undefined
  if (noun === 'course')
    return maintenance.test(sentence) ? undefined : { property: 'sessions', clinic: false }
  const one = measure.unit === 'session' && measure.most === 1
  const fits = attributions.find(
    (rule) =>
      !(one && rule.after === undefined) &&
      rule.units.includes(measure.unit) &&
      (rule.noun ?? noun) === noun &&
      (rule.before?.test(before) ?? true) &&
      (rule.after?.test(after) ?? true) &&
      !rule.not?.test(sentence),
  )
  if (fits) {
    const named = fits.named && fits.before?.exec(before)?.[1]
    return { property: fits.property, clinic: fits.clinic ?? false, ...(named && { named }) }
  }
  const asked = questions.find(
    (one) =>
      one.units.includes(measure.unit) &&
      question &&
      one.asks.test(question) &&
      (one.before?.test(before) ?? true),
  )
  return asked && !one && !maintenance.test(sentence) && !reaction.test(sentence)
    ? { property: asked.property, clinic: false }
    : undefined
}
