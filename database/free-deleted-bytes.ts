import { freemem } from 'node:os'
import type { Knex } from 'knex'
import { freeBytesBeside } from './ballast.ts'
import { connectionInfo } from './connection-info.ts'
import { guardedOnce } from './database-errors.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'

/** Room on the disk, and in memory, where SQLite puts the new file together, as a share of what is left in the file. */
const roomNeeded = 1.2

/** How long to wait for a reader, in milliseconds. */
const readerTimeout = 4_000

/**
 * Takes what deleted rows left behind out of a SQLite file and its write-ahead log: `secure_delete` overwrites rows, but
 * pages that were rearranged keep copies of their neighbours until the whole file is rewritten.
 *
 * @returns false when another program reads or writes, or disk or memory have no room for the file once more, so that bytes remain: the
 * checkpoint reports so without failing
 */
export function freeDeletedBytes(db: Knex): Promise<boolean> {
  return guardedOnce(db, async () => {
    const { dialect, place } = connectionInfo(db)
    if (dialect === 'postgres') return true
    // All that is left is written into the log first: a disk without that room would be full, and stay so.
    const needed = (await usedBytes(db)) * roomNeeded
    if (freeBytesBeside(place) < needed || roomInMemory() < needed) return false
    const [before]: { timeout: number }[] = await db.raw('pragma busy_timeout')
    await db.raw(`pragma busy_timeout = ${readerTimeout}`)
    try {
      await db.raw('vacuum')
      const [checkpoint]: { busy: number }[] = await db.raw('pragma wal_checkpoint(truncate)')
      return checkpoint?.busy === 0
    } finally {
      await db.raw(`pragma busy_timeout = ${before?.timeout ?? 0}`)
    }
  }).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable && ['busy', 'full', 'failing'].includes(error.reason))
      return false
    throw error
  })
}

/** Without the pages that deleted rows have left empty. */
async function usedBytes(db: Knex): Promise<number> {
  const read = async (name: string) => Number((await db.raw(`pragma ${name}`))[0]?.[name] ?? 0)
  return ((await read('page_count')) - (await read('freelist_count'))) * (await read('page_size'))
}

/** What the machine has, and a limit on this program leaves to it; the system's cache of files, which gives way, counts as free. */
function roomInMemory(): number {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return Math.min(freemem(), limit - process.memoryUsage.rss())
}
