import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import { connectionInfo } from './connection-info.ts'
import { guarded, guardedOnce } from './database-errors.ts'

/** In milliseconds. */
const patience = 2_000

/** Whether the enquiries can be read soon. Never throws. */
export async function databaseAnswers(db: Knex): Promise<boolean> {
  return (await failureOf(guardedOnce(db, () => db('enquiries').select('id').limit(1)))) === undefined
}

/** Room that the longest enquiry takes with its indexes, in bytes. */
const enquiryRoom = 16_384

/** Why an enquiry could not be written and committed soon, as on a full disk: an error, or nothing where it could. Never throws. */
export function writeFailure(db: Knex): Promise<unknown> {
  const moment = new Date().toISOString()
  // A server keeps room of its own; SQLite has to find it in the file or on the disk.
  const text = connectionInfo(db).dialect === 'sqlite' ? moment.padEnd(enquiryRoom) : moment
  return failureOf(
    guarded(db, () =>
      db.transaction(async (transaction) => {
        // First, since SQLite refuses at once a transaction that has read, where one that begins by writing waits its turn.
        const key = `readiness:${randomUUID()}`
        await transaction('rate_limits').insert({ key, hits: 0, expires_at: text })
        await transaction('rate_limits').where({ key }).delete()
        await transaction('enquiries').select('id').limit(1)
      }),
    ),
  )
}

function failureOf(work: Promise<unknown>): Promise<unknown> {
  const failure = work.then(
    () => undefined,
    (error: unknown) => error,
  )
  return soon(failure, Object.assign(new Error('It takes too long.'), { code: 'ETIMEDOUT' }))
}

/** What work comes to, or something else once it takes too long: who asks for the state of things gives up after some seconds. */
export const soon = <Result>(work: Promise<Result>, otherwise: Result): Promise<Result> =>
  Promise.race([work, setTimeout(patience, otherwise, { ref: false })])

/** What the database's own check finds wrong with its file; empty when nothing is, and for a server. */
export function integrityProblems(db: Knex): Promise<string[]> {
  return guarded(db, async () => {
    if (connectionInfo(db).dialect === 'postgres') return []
    const found: { integrity_check: string }[] = await db.raw('pragma integrity_check(20)')
    // Beside a virtual table, as that of the search, the check of all leaves out the pages that are free.
    const free: typeof found = await db.raw("pragma integrity_check('sqlite_schema')")
    return [...found, ...free].map((row) => row.integrity_check).filter((finding) => finding !== 'ok')
  })
}
