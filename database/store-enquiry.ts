import type { Knex } from 'knex'
import type { Enquiry } from '../schemas/enquiry.ts'
import { createReference } from '../schemas/enquiry-reference.ts'
import { guarded } from './database-errors.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { EnquiryRecord } from './models/enquiry-record.ts'
import { IdempotencyRecord } from './models/idempotency-record.ts'
import { digestOf, insertAll, type Submission } from './submission.ts'
import { TaskQueue } from './task-queue.ts'

export interface StoreOptions {
  /** The same key and enquiry store once, however often they are sent. */
  idempotencyKey?: string | undefined
  /** Looked automated: kept, but as spam. */
  suspicious?: boolean | undefined
  /** Thank the visitor by mail. */
  acknowledge?: boolean | undefined
  now: Date
}

export type StoreResult = { outcome: 'stored' | 'repeated'; reference: string } | { outcome: 'conflict' }

/** The most enquiries that share one commit; with more, the first of them would wait too long. */
const batchSize = 50
const attempts = 5

interface Asked {
  key: string
  enquiry: Enquiry
}

/** What waits for a database: enquiries to be stored, and keys to be looked up. */
interface Queues {
  submissions: TaskQueue<Submission, StoreResult>
  keys: TaskQueue<Asked, StoreResult | undefined>
}

const queues = new WeakMap<Knex, Queues>()

/**
 * Stores an enquiry in one transaction. When the promise resolves with `stored`, it is on disk. `repeated` gives the
 * reference that was given the first time; `conflict` means that the key was used for another enquiry, and nothing was stored.
 * Enquiries that arrive while others are written share the next transaction.
 *
 * @param newReference makes references; where one is in use already, another is made
 * @throws DatabaseUnavailable when nothing could be stored
 */
export function storeEnquiry(
  db: Knex,
  enquiry: Enquiry,
  { idempotencyKey: key, suspicious = false, acknowledge = false, now }: StoreOptions,
  newReference: () => string = createReference,
): Promise<StoreResult> {
  return queuesOf(db).submissions.add({ enquiry, key, suspicious, acknowledge, now, newReference })
}

/** The result of an earlier request with the same key, if there was one. */
export function earlierResult(db: Knex, key: string, enquiry: Enquiry): Promise<StoreResult | undefined> {
  return queuesOf(db).keys.add({ key, enquiry })
}

function queuesOf(db: Knex): Queues {
  const known = queues.get(db)
  if (known) return known
  const made: Queues = {
    submissions: new TaskQueue(batchSize, (submissions) => storeTogether(db, submissions)),
    keys: new TaskQueue(batchSize, (asked) => lookUp(db, asked)),
  }
  queues.set(db, made)
  return made
}

/** One transaction for all; when that fails, for example because a key was used before, one for each. */
async function storeTogether(db: Knex, submissions: Submission[]): Promise<(() => Promise<StoreResult>)[]> {
  const [first] = submissions
  if (submissions.length === 1 && first) return [() => storeAlone(db, first)]
  try {
    const references = await guarded(db, () =>
      db.transaction((transaction) => insertAll(transaction, submissions)),
    )
    return references.map((reference) => async () => ({ outcome: 'stored', reference }))
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    return submissions.map((submission) => () => storeAlone(db, submission))
  }
}

function storeAlone(db: Knex, submission: Submission): Promise<StoreResult> {
  return guarded(db, async () => {
    for (let attempt = 1; ; attempt += 1) {
      const reference = submission.newReference()
      const known = { ...submission, newReference: () => reference }
      try {
        await db.transaction((transaction) => insertAll(transaction, [known]))
        return { outcome: 'stored', reference }
      } catch (error) {
        const result = submission.key && (await earlierResult(db, submission.key, submission.enquiry))
        if (result) return result
        const isInUse = await EnquiryRecord.query(db).findOne({ reference })
        if (!isInUse || attempt === attempts) throw error
      }
    }
  })
}

async function lookUp(db: Knex, asked: Asked[]): Promise<(() => Promise<StoreResult | undefined>)[]> {
  const keys = asked.map(({ key }) => key)
  const rows = await guarded(db, () => IdempotencyRecord.query(db).findByIds(keys))
  const known = new Map(rows.map((row) => [row.key, row]))
  return asked.map(({ key, enquiry }) => async () => {
    const row = known.get(key)
    if (!row) return undefined
    if (row.digest !== digestOf(key, enquiry)) return { outcome: 'conflict' }
    return { outcome: 'repeated', reference: row.reference }
  })
}
