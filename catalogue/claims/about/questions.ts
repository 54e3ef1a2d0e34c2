import type { MeasureUnit } from '../measure.ts'

const time = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

/** What a question asks for, and the units that answer it. */
export const questions: readonly {
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
    asks: /\b(?:how long (?:does|do|will|is)|does it|do they) [^?]*\b(?:take(?: long)?|appointment|session|visit)\b/i,
  },
  {
    property: 'sessions',
    units: ['session'],
    asks: /\bhow many (?:sessions|treatments|visits|appointments)\b/i,
  },
  {
    property: 'downtime',
    units: time,
    asks: /\b(?:any|much|how long)\b[^?]*\bdowntime\b|\bdowntime\b[^?]*\bhow long\b/i,
  },
  { property: 'recovery', units: time, asks: /\bhow (?:long|quickly|soon)\b[^?]*\brecover(?:y)?\b/i },
  {
    property: 'onset',
    units: time,
    asks: /\b(?:when|how (?:soon|quickly|long))\b[^?]*\bsee (?:the |any |my )?(?:results?|difference|changes?)\b/i,
  },
  {
    property: 'interval',
    units: ['day', 'week', 'month'],
    asks: /\bhow (?:far apart|long (?:between|should i leave between)|often)\b/i,
  },
  {
    property: 'price',
    units: ['pound'],
    asks: /\b(?:how much (?:does|do|is|are|will)|what (?:does|do) [^?]* cost|what is the price|price)\b/i,
    before:
      /^(?: ?(?:A:|it(?:[’']s)?|they(?:[’']re)?|usually|normally|currently|now|only|just|about|is|are|costs?|prices?|starts?|begins?))*\s*$/i,
  },
]
