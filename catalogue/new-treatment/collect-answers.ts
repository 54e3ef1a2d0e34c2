import * as v from 'valibot'
import { type AnswerKey, type Answers, answersSchema } from './answers.ts'
import { freeReasons, type KnownContent } from './known-content.ts'
import type { TreatmentOption } from './options.ts'
import { type Question, questions } from './questions.ts'
import { readAnswer } from './read-answer.ts'

/** Somebody who answers questions. */
export interface Prompter {
  say: (text: string) => void
  /** The line written in answer; undefined when the person left. */
  ask: (question: string) => Promise<string | undefined>
}

/** Answers by the names of the command's options, as they were written. */
export type GivenAnswers = Partial<Record<TreatmentOption, string>>

export type Collected = { answers: Answers } | { problems: string[] } | { left: true }

/**
 * Every answer a new treatment needs. What was given with the command is judged first, all of it at once. The rest is asked
 * one question at a time, again after each answer that won't do; with nobody to ask, suggestions are taken and what has none
 * is a problem.
 */
export async function collectAnswers(
  given: GivenAnswers,
  known: KnownContent,
  prompter?: Prompter,
): Promise<Collected> {
  const answers: Partial<Record<AnswerKey, unknown>> = {}
  const problems: string[] = []
  const open: Question[] = []
  for (const question of questions) {
    const text = given[question.option]
    const read = text === undefined ? undefined : readAnswer(question, text, known)
    if (read === undefined) open.push(question)
    else if ('problem' in read) problems.push(`--${question.option}: ${read.problem}`)
    else answers[question.key] = read.value
  }
  if (problems.length > 0 && prompter) return { problems }
  for (const question of open) {
    const suggested = question.suggestion?.(answers as Partial<Answers>, known) ?? ''
    if (question.isOpen?.(answers as Partial<Answers>, known) === false) continue
    if (prompter) {
      const answered = await ask(question, suggested, known, prompter)
      if (answered === undefined) return { left: true }
      answers[question.key] = answered.value
    } else if (suggested !== '') {
      const read = readAnswer(question, suggested, known)
      if ('value' in read) answers[question.key] = read.value
      else problems.push(`--${question.option}: ${read.problem}`)
    } else if (!question.optional && !(question.key === 'slug' && answers.title === undefined)) {
      problems.push(`--${question.option} is missing. ${question.asks}`)
    }
  }
  return problems.length > 0 ? { problems } : { answers: v.parse(answersSchema, answers) }
}

async function ask(
  question: Question,
  suggested: string,
  known: KnownContent,
  prompter: Prompter,
): Promise<{ value: unknown } | undefined> {
  prompter.say(`\n${question.asks}${hint(question, suggested, known)}\n`)
  for (;;) {
    const line = await prompter.ask('> ')
    if (line === undefined) return undefined
    const text = line.trim() || suggested
    if (text === '' && question.optional) return { value: undefined }
    const read = readAnswer(question, text, known)
    if ('value' in read) return read
    prompter.say(`  ${read.problem}\n`)
  }
}

function hint({ key, optional, form }: Question, suggested: string, known: KnownContent): string {
  const choices = key === 'reason' ? ` One of ${freeReasons(known).join(', ')}.` : ''
  const forms = form === 'yes or no' ? 'yes or no; ' : ''
  if (suggested !== '') return `${choices} [${forms}${suggested}]`
  return optional ? `${choices} [${forms}press Enter to leave it for later]` : choices
}
