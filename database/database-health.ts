import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import { connectionInfo, isSameFile } from './connection-info.ts'
import { guarded } from './database-errors.ts'

/** In milliseconds. */
const patience = 2_000

/** Whether the enquiries can be read soon. Never throws. */
export async function databaseAnswers(db: Knex): Promise<boolean> {
  return (await failureOf(db, () => db('enquiries').select('id').limit(1))) === undefined
}

/** Room that the longest enquiry takes with its indexes, in bytes. */
const enquiryRoom = 16_384

/** Whether an enquiry could be written and committed soon; false on a full disk. Never throws. */
export const databaseAcceptsWrites = async (db: Knex): Promise<boolean> =>
  (await writeFailure(db)) === undefined

/** Why an enquiry could not be written and committed soon: an error, or nothing where it could. */
export function writeFailure(db: Knex): Promise<unknown> {
  const moment = new Date().toISOString()
  // A server keeps room of its own; SQLite has to find it in the file or on the disk.
  const text = connectionInfo(db).dialect === 'sqlite' ? moment.padEnd(enquiryRoom) : moment
  return failureOf(db, () =>
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

async function failureOf(db: Knex, work: () => PromiseLike<unknown>): Promise<unknown> {
  const trial = async () => {
    if (!isSameFile(connectionInfo(db))) throw new Error('The file is another one.')
    await work()
  }
  const answer = trial().catch((error: unknown) => error)
  return soon(answer, new Error('It takes too long.'))
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
