import type { Knex } from 'knex'
import { makeDue } from '../database/notifications.ts'

/** References whose mails the running service sends again at once, and those without a failed mail. */
interface RetryResult {
  retried: string[]
  nothingToSend: string[]
}

/** Tries mails again, for as long as new ones: those about the references given, or all that failed. */
export async function retryNotifications(
  db: Knex,
  references: readonly string[],
  now: Date,
): Promise<RetryResult> {
  const retried = await makeDue(db, references.length > 0 ? references : 'failed', now)
  return { retried, nothingToSend: references.filter((reference) => !retried.includes(reference)) }
}
