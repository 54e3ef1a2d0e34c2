import { answer } from './about/answer.ts'
import { type Around, wordsAround } from './about/around.ts'
import { denied, elsewhere, isDifference } from './about/guards.ts'
import { labelled } from './about/labels.ts'
import type { AboutRule } from './about/rule.ts'
import { rulesFor } from './about/rules.ts'
import { type Subject, subjectAtStart, subjectBefore, subjectFrom } from './about/subject.ts'
import type { Figure } from './figures/figure.ts'
import { isOne, type Measure } from './measure.ts'
import { isQuestion } from './reading.ts'

/** What a figure states, and about whom. */
export interface About {
  property: string
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

type Measured = Figure & { measure: Measure }

/**
 * What a figure states, or undefined when the words do not say: by the label before it, by the first rule that fits the
 * words around it, as an answer, or beside a bare name.
 */
export function attribute({ sentence, question, previous }: Context, figure: Measured): About | undefined {
  const { measure, start, end } = figure
  const around = wordsAround(sentence, start, end)
  if (isQuestion(sentence) || denied.test(around.before)) return undefined
  if (isDifference(sentence.slice(start, end), around)) return undefined
  const label = labelled(around.before, measure.unit)
  if (label !== undefined) return { property: label, measure, isAnswer: false, subject: 'page' }
  const isElsewhere = elsewhere.test(around.sentence)
  const fitting = rulesFor(measure.unit).filter(
    (rule) => (rule.clinic || !isElsewhere) && fits(rule, figure, around),
  )
  const rule = fitting.find(({ namedOnly }) => !namedOnly)
  if (rule) return stated(rule, measure, around, previous)
  const answered = isElsewhere || question === undefined ? undefined : answer(question, figure, around)
  if (answered) return { ...answered, isAnswer: true, subject: 'page' }
  const bare = fitting[0] && stated(fitting[0], measure, around, previous)
  return bare?.subject === 'page' ? undefined : bare
}

function stated(rule: AboutRule, measure: Measure, around: Around, previous: string | undefined): About {
  const subject = rule.clinic ? 'clinic' : subjectOf(rule, around, previous)
  return { property: rule.property, measure, isAnswer: false, subject }
}

function fits(rule: AboutRule, { measure, noun }: Measured, { before, after, sentence, near }: Around) {
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

function subjectOf(rule: AboutRule, { before, after }: Around, previous: string | undefined): Subject {
  const groups = { ...rule.after?.exec(after)?.groups, ...rule.before?.exec(before)?.groups }
  const { who, joint, relative, start, whom } = groups
  if (start !== undefined) return subjectAtStart(start, previous)
  const joins = joint !== undefined ? 'joint' : relative !== undefined ? 'relative' : undefined
  if (who !== undefined) return subjectBefore(who, { isOutcome: rule.outcome ?? false, previous, joins })
  return whom === undefined ? 'page' : subjectFrom(whom)
}
