import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import { errorCode } from '../../schemas/error-code.ts'
import { Refusal } from '../refusal.ts'

/** `remark`: it works, but somebody should know. */
export type Verdict = 'good' | 'remark' | 'bad'

/** The result of examining one part of the installation. */
export interface Diagnosis {
  subject: string
  verdict: Verdict
  /** One sentence or less. */
  text: string
  /** What to do. */
  remedy?: string
}

/** The result of one check; {@link check} adds the subject. */
export type Answer = Omit<Diagnosis, 'subject'>

const answer =
  (verdict: Verdict) =>
  (text: string, remedy?: string): Answer => ({ verdict, text, ...(remedy && { remedy }) })

export const good = answer('good')
export const remark = answer('remark')
export const bad = answer('bad')

const remedyFor = (code: string) =>
  ['EACCES', 'EPERM'].includes(code)
    ? 'Run this as the user that the service runs as, and give that user the folder with chown.'
    : undefined

/** Runs one check. If it throws, it counts as bad, and the others still run. */
export async function check(subject: string, question: () => Answer | Promise<Answer>): Promise<Diagnosis> {
  try {
    return { subject, ...(await question()) }
  } catch (error) {
    const isKnown = error instanceof DatabaseUnavailable || error instanceof Refusal
    const text = error instanceof Error ? error.message : 'unknown'
    if (isKnown) return { subject, ...bad(text) }
    return { subject, ...bad(`could not be examined (${text}).`, remedyFor(errorCode(error))) }
  }
}
