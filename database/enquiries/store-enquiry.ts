import type { Knex } from 'knex'
import type { Enquiry } from '../../schemas/enquiry.ts'
import { createReference } from '../../schemas/enquiry-reference.ts'
import { guarded } from '../database-errors.ts'
import { DatabaseUnavailable, type UnavailableReason } from '../database-unavailable.ts'
import { TaskQueue } from '../task-queue.ts'
import { digestOf, insertEnquiries, type Submission } from './insert-enquiries.ts'

interface StoreOptions {
  /** The same enquiry with the same key is stored once, however often it is sent. */
  idempotencyKey?: string | undefined
  /** Whether it looked automated: then it is stored as spam. */
  suspicious?: boolean | undefined
  /** Whether to thank the visitor by mail. */
  acknowledge?: boolean | undefined
  now: Date
}

type StoreResult = { outcome: 'stored' | 'repeated'; reference: string } | { outcome: 'conflict' }

/** The most enquiries that share one commit; with more, the first of them would wait too long. */
export const batchSize = 64

/** An enquiry, and the keys under which it may have been stored; the first that is known counts. */
interface KeyLookup {
  keys: readonly string[]
  enquiry: Enquiry
}

/** What waits for a database: enquiries to be stored, and keys to be looked up. */
interface Queues {
  submissions: TaskQueue<Submission, StoreResult>
  keys: TaskQueue<KeyLookup, StoreResult | undefined>
}

/** After these an enquiry may be found, perhaps only once the database is opened again. */
const uncertain: readonly UnavailableReason[] = ['unreachable', 'failing']

const queues = new WeakMap<Knex, Queues>()

/**
 * Stores an enquiry, all or nothing. When the promise resolves with `stored`, it is on disk. `repeated` gives the
 * reference that was given the first time; `conflict` means that the key was used for another enquiry, and nothing was stored.
 * Enquiries that arrive while others are written share the next commit.
 *
 * @throws DatabaseUnavailable when nothing was stored, or as `interrupted` when that is uncertain: the connection was lost meanwhile, or
 * the disk failed, which may have kept what it did not confirm
 */
export function storeEnquiry(
  db: Knex,
  enquiry: Enquiry,
  { idempotencyKey: key, suspicious = false, acknowledge = false, now }: StoreOptions,
  reference: string = createReference(),
): Promise<StoreResult> {
  return queuesOf(db)
    .submissions.add({ enquiry, key, suspicious, acknowledge, now, reference })
    .catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailable) || !uncertain.includes(error.reason)) throw error
      throw new DatabaseUnavailable('interrupted', error.message, { cause: error })
    })
}

/** The result of an earlier request with one of the keys, if there was one. */
export function earlierResult(
  db: Knex,
  keys: readonly string[],
  enquiry: Enquiry,
): Promise<StoreResult | undefined> {
  return queuesOf(db).keys.add({ keys, enquiry })
}

function queuesOf(db: Knex): Queues {
  const known = queues.get(db)
  if (known) return known
  const made: Queues = {
    submissions: new TaskQueue(batchSize, (submissions) => storeTogether(db, submissions)),
    keys: new TaskQueue(batchSize, async (lookups) => {
      const results = await findEarlier(db, lookups)
      return results.map((result) => async () => result)
    }),
  }
  queues.set(db, made)
  return made
}

/** One statement for all; if that fails, for example because a key was sent twice, one for each. */
async function storeTogether(db: Knex, submissions: Submission[]): Promise<(() => Promise<StoreResult>)[]> {
  const [first] = submissions
  if (submissions.length === 1 && first) return [() => storeAlone(db, first)]
  try {
    await guarded(db, () => insertEnquiries(db, submissions))
    return submissions.map(({ reference }) => async () => ({ outcome: 'stored', reference }))
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    return submissions.map((submission) => () => storeAlone(db, submission))
  }
}

function storeAlone(db: Knex, submission: Submission): Promise<StoreResult> {
  const { key, enquiry, reference } = submission
  return guarded(db, async () => {
    try {
      await insertEnquiries(db, [submission])
      return { outcome: 'stored', reference }
    } catch (error) {
      const [earlier] = key === undefined ? [] : await findEarlier(db, [{ keys: [key], enquiry }])
      if (earlier) return earlier
      throw error
    }
  })
}

/** For each, the result of an earlier request with one of its keys. */
async function findEarlier(db: Knex, lookups: readonly KeyLookup[]): Promise<(StoreResult | undefined)[]> {
  const all = lookups.flatMap(({ keys }) => keys)
  const rows: { key: string; digest: string; reference: string }[] = await guarded(db, () =>
    db('idempotency_keys').whereIn('key', all),
  )
  const known = new Map(rows.map((row) => [row.key, row]))
  return lookups.map(({ keys, enquiry }) => {
    const row = keys.flatMap((key) => known.get(key) ?? [])[0]
    if (!row) return undefined
    if (row.digest !== digestOf(row.key, enquiry)) return { outcome: 'conflict' }
    return { outcome: 'repeated', reference: row.reference }
  })
}
