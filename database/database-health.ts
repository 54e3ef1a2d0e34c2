import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Enquiry } from '../schemas/enquiry.ts'
import { createReference } from '../schemas/enquiry-reference.ts'
import { connectionInfo } from './connection-info.ts'
import { guarded, guardedOnce } from './database-errors.ts'
import { insertEnquiries } from './enquiries/insert-enquiries.ts'

/** How long to wait for the database, in milliseconds. */
const timeout = 2_000

/** Whether enquiries can be read in time. Never throws. */
export async function databaseAnswers(db: Knex): Promise<boolean> {
  return (await failureOf(guardedOnce(db, () => db('enquiries').select('id').limit(1)))) === undefined
}

/** Room that the longest enquiry takes with its indexes, in bytes. */
const enquiryRoom = 16_384

/** Nobody's: it is never committed. */
const trialEnquiry: Enquiry = {
  name: 'Trial',
  dateOfBirth: '2000-01-01',
  email: 'trial@clinic.example',
  phone: '01632 960000',
  reasonForContact: 'general',
}

/** The error that keeps an enquiry from being stored in time, as on a full disk; undefined when none does. Never throws. */
export function writeFailure(db: Knex): Promise<unknown> {
  return failureOf(
    guarded(db, async () => {
      await commitTrial(db)
      await insertTrial(db)
    }),
  )
}

/** Writes and deletes a row, since a disk that is full or fails may show only when something is committed. */
function commitTrial(db: Knex): Promise<void> {
  const moment = new Date().toISOString()
  // PostgreSQL keeps room of its own; SQLite has to find it in the file or on the disk.
  const text = connectionInfo(db).dialect === 'sqlite' ? moment.padEnd(enquiryRoom) : moment
  return db.transaction(async (transaction) => {
    // The write first: it waits its turn, whereas SQLite refuses at once to let a transaction write that has read before.
    const key = `readiness:${randomUUID()}`
    await transaction('rate_limits').insert({ key, hits: 0, expires_at: text })
    await transaction('rate_limits').where({ key }).delete()
    await transaction('enquiries').select('id').limit(1)
  })
}

/** Stores an enquiry as the service does, and rolls it back. On PostgreSQL each of its rows uses up a number. */
async function insertTrial(db: Knex): Promise<void> {
  const reference = createReference()
  const submission = {
    enquiry: trialEnquiry,
    key: reference,
    suspicious: false,
    acknowledge: true,
    reference,
  }
  const transaction = await db.transaction()
  try {
    await insertEnquiries(transaction, [{ ...submission, now: new Date() }])
  } finally {
    await transaction.rollback()
  }
}

function failureOf(work: Promise<unknown>): Promise<unknown> {
  const failure = work.then(
    () => undefined,
    (error: unknown) => error,
  )
  return withTimeout(failure, Object.assign(new Error('It takes too long.'), { code: 'ETIMEDOUT' }))
}

/** The result of `work`, or `otherwise` once it takes too long: whoever checks the service's health gives up after some seconds. */
export const withTimeout = <Result>(work: Promise<Result>, otherwise: Result): Promise<Result> =>
  Promise.race([work, setTimeout(timeout, otherwise, { ref: false })])

/** What SQLite's own check finds wrong with the file; empty when nothing is, and for PostgreSQL. */
export function integrityProblems(db: Knex): Promise<string[]> {
  return guarded(db, async () => {
    if (connectionInfo(db).dialect === 'postgres') return []
    const found: { integrity_check: string }[] = await db.raw('pragma integrity_check(20)')
    // With a virtual table, such as the search index, the check of everything leaves out the free pages.
    const free: typeof found = await db.raw("pragma integrity_check('sqlite_schema')")
    return [...found, ...free].map((row) => row.integrity_check).filter((finding) => finding !== 'ok')
  })
}
