import { freemem } from 'node:os'
import type { Knex } from 'knex'
import { freeBytesBeside } from './ballast.ts'
import { connectionInfo } from './connection-info.ts'
import { guardedOnce } from './database-errors.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'

/** Room needed on disk, and in memory, where SQLite puts the new file together, as a multiple of the bytes in use in the file. */
const roomNeeded = 1.2

/** How long to wait for a reader, in milliseconds. */
const readerTimeout = 4_000

/**
 * Removes what deleted rows left behind from a SQLite file and its write-ahead log: `secure_delete` overwrites rows, but
 * pages that were rearranged keep copies of their neighbours until the whole file is rewritten.
 *
 * @returns false when bytes remain, because another program reads or writes (which the checkpoint reports without failing), or because
 * disk or memory have no room for a second copy of the file
 */
export function freeDeletedBytes(db: Knex): Promise<boolean> {
  return guardedOnce(db, async () => {
    const { dialect, place } = connectionInfo(db)
    if (dialect === 'postgres') return true
    // All that is left is written into the log first: without that room the disk would fill up, and stay full.
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

/** Bytes free on the machine, or left by a limit on this program if fewer. The file cache, which gives way, counts as free. */
function roomInMemory(): number {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return Math.min(freemem(), limit - process.memoryUsage.rss())
}
