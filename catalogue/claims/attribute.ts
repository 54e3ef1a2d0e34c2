import { clinicRules } from './about/clinic-rules.ts'
import { durationRules } from './about/duration-rules.ts'
import { intervalRules } from './about/interval-rules.ts'
import { labelled, propertyOf } from './about/labels.ts'
import { lastingRules } from './about/lasting-rules.ts'
import { priceRules } from './about/price-rules.ts'
import { questions } from './about/questions.ts'
import { recoveryRules } from './about/recovery-rules.ts'
import { resultRules } from './about/result-rules.ts'
import type { AboutRule } from './about/rule.ts'
import { sessionRules } from './about/session-rules.ts'
import { type Subject, subjectAtStart, subjectBefore, subjectFrom } from './about/subject.ts'
import { denied, elsewhere, maintenance, reaction } from './about/words.ts'
import type { Figure } from './figures/figure.ts'
import type { Measure, MeasureUnit } from './measure.ts'

/** What a figure states, and about whom. */
export interface About {
  property: string
  /** What it measures, where that is more than its words say: "three" as an answer to how many sessions. */
  measure: Measure
  /** Whether it is an answer, so that the question tells its subject too. */
  isAnswer: boolean
  /** The clinic, the treatment of the page, or the one that words name. */
  subject: 'clinic' | Subject
}

/** A sentence with what came before it. */
export interface Context {
  sentence: string
  /** The question that it answers, or the label it stands beside. */
  question?: string | undefined
  /** The sentence before it in the same passage. */
  previous?: string | undefined
}

const moles: AboutRule = {
  property: 'moles',
  units: ['number'],
  noun: 'mole',
  with: /\b(?:appointment|visit|assess\w*|cover(?:s|ing)?|included?|price)\b|^\W*(?:up to )?\w+ moles\W*$/i,
}

/** Tried in order; the first that fits decides. A figure that fits none is unattributed. */
const rules: readonly AboutRule[] = [
  ...clinicRules,
  moles,
  ...priceRules,
  ...sessionRules,
  ...intervalRules,
  ...recoveryRules,
  ...resultRules,
  ...lastingRules,
  ...durationRules,
]

const rulesOf = new Map<MeasureUnit, AboutRule[]>()
for (const rule of rules)
  for (const unit of rule.units) rulesOf.set(unit, [...(rulesOf.get(unit) ?? []), rule])

/** What stands before a figure that is all a label's value says. */
const isShort = /^\W*(?:(?:about|around|usually|typically|up to|only|just|from|within|after|in) )*$/i

/** Questions about something beside the treatment. */
const asksElse =
  /\b(?:deposits?|consultations?|creams?|numb\w*|parking|fees?|vouchers?|reviews?|offer|red(?:ness)?|swell\w*|bruis\w*|wait\w*|before|after)\b/i

/** How many characters away words can still tell what a figure is about. */
const farthest = 300

/** What a figure states, or undefined when the words do not say. */
export function attribute(context: Context, figure: Figure & { measure: Measure }): About | undefined {
  const { measure, start, end } = figure
  const before = context.sentence.slice(Math.max(0, start - farthest), start)
  const after = context.sentence.slice(end, end + farthest)
  const figureText = context.sentence.slice(start, end)
  const sentence = `${/[^;]*$/.exec(before)?.[0] ?? ''}${figureText}${/^[^;]*/.exec(after)?.[0] ?? ''}`
  if (/\?\W*$/.test(context.sentence) || denied.test(before) || isDifference(figureText, before, after))
    return undefined
  const around = { before, after, sentence, near: nearby(before, after, figureText) }
  const label = labelled(before, measure.unit)
  if (label !== undefined) return { property: label, measure, isAnswer: false, subject: 'page' }
  const isElsewhere = elsewhere.test(sentence)
  const fitting = (rulesOf.get(measure.unit) ?? []).filter(
    (rule) => (rule.clinic || !isElsewhere) && fits(rule, figure, around),
  )
  const rule = fitting.find(({ namedOnly }) => !namedOnly)
  if (rule) return stated(rule, measure, around, context.previous)
  const answered = isElsewhere ? undefined : answer(context, figure, before, sentence)
  const bare = answered ? undefined : fitting[0] && stated(fitting[0], measure, around, context.previous)
  return answered ?? (bare?.subject === 'page' ? undefined : bare)
}

function stated(rule: AboutRule, measure: Measure, around: Around, previous: string | undefined): About {
  const subject = rule.clinic ? 'clinic' : subjectOf(rule, { ...around, previous })
  return { property: rule.property, measure, isAnswer: false, subject }
}

/** Figures of how much more something is, or how much later. */
function isDifference(figure: string, before: string, after: string): boolean {
  return (
    /\b(?:further|extra|additional)\b|(?<!\b(?:or|and) )\bmore\b(?! than)/i.test(figure) ||
    /\bas long as\s*$/i.test(before) ||
    /^ (?:more|less|longer|shorter|fewer|extra|further|earlier|off|cheaper|older|younger|of age|into)\b/i.test(
      after,
    )
  )
}

interface Around {
  before: string
  after: string
  sentence: string
  /** The part of the sentence between commas. */
  near: string
}

function nearby(before: string, after: string, figure: string): string {
  return `${/[^,;]*$/.exec(before)?.[0] ?? ''}${figure}${/^[^,;]*/.exec(after)?.[0] ?? ''}`
}

function fits(
  rule: AboutRule,
  { measure, noun }: Figure & { measure: Measure },
  { before, after, sentence, near }: Around,
) {
  if (isOne(measure) && rule.after === undefined) return false
  return (
    (rule.noun ?? noun) === noun &&
    (rule.before?.test(before) ?? true) &&
    (rule.after?.test(after) ?? true) &&
    (rule.with?.test(sentence) ?? true) &&
    !rule.not?.test(sentence) &&
    !rule.notNear?.test(near)
  )
}

/** "One session" seldom tells how many are needed. */
function isOne({ unit, most }: Measure): boolean {
  return unit === 'session' && most === 1
}

function subjectOf(
  { before: leads, after: follows, outcome: isOutcome }: AboutRule,
  { before, after, previous }: { before: string; after: string; previous: string | undefined },
): Subject {
  const groups = { ...follows?.exec(after)?.groups, ...leads?.exec(before)?.groups }
  const { who, joint, relative, start, whom } = groups
  if (start !== undefined) return subjectAtStart(start, previous)
  const joins = joint !== undefined ? 'joint' : relative !== undefined ? 'relative' : undefined
  if (who !== undefined) return subjectBefore(who, { isOutcome: isOutcome ?? false, previous, joins })
  return whom === undefined ? 'page' : subjectFrom(whom)
}

function answer(
  { question }: Context,
  { measure: said, noun }: Figure & { measure: Measure },
  before: string,
  sentence: string,
): About | undefined {
  if (question === undefined || isOne(said)) return undefined
  if (maintenance.test(sentence) || reaction.test(sentence) || asksElse.test(question)) return undefined
  const isBare =
    noun === '' &&
    /^\W*(?:(?:we (?:suggest|recommend|advise)|you(?:[’']ll| will)? need|usually|normally|often|about|around) )*$/i.test(
      before,
    )
  const measure: Measure = isBare ? { ...said, unit: 'session' } : said
  const asked = questions.find(
    ({ units, asks, before: leads }) =>
      includes(units, measure) && asks.test(question) && (leads?.test(before) ?? true),
  )
  const label = isShort.test(before) ? propertyOf(question, measure.unit) : undefined
  const property = label ?? asked?.property
  return property === undefined ? undefined : { property, measure, isAnswer: true, subject: 'page' }
}

function includes(units: readonly MeasureUnit[], { unit }: Measure): boolean {
  return units.includes(unit)
}
