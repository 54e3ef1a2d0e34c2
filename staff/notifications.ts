import type { Knex } from 'knex'
import {
  countNotifications,
  makeDue,
  type Notification,
  unsentNotifications,
} from '../database/notifications.ts'

export type { Notification } from '../database/notifications.ts'

/** Mails that the service has not sent yet or has given up, oldest first. */
export function listNotifications(db: Knex): Promise<Notification[]> {
  return unsentNotifications(db)
}

/** How many enquiries the clinic has yet to be told about, and how many it never will be without a retry. */
export function notificationCounts(db: Knex): Promise<{ waiting: number; failed: number }> {
  return countNotifications(db)
}

/** What a retry came to: for these the running service tries again at once; for those there is nothing to send. */
export interface RetryResult {
  retried: string[]
  nothingToSend: string[]
}

/** Tries mails again, for another 72 hours: those about the references given, or all that failed. */
export async function retryNotifications(
  db: Knex,
  references: readonly string[],
  now: Date,
): Promise<RetryResult> {
  const retried = await makeDue(db, references.length > 0 ? references : 'failed', now)
  return { retried, nothingToSend: references.filter((reference) => !retried.includes(reference)) }
}
