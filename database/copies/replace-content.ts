import { closeSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Knex } from 'knex'
import sqlite3, { type Database } from 'sqlite3'
import { sync } from '../data-folder.ts'
import { guardedOnce } from '../database-errors.ts'

export interface Replacing {
  /** The file whose content replaces the old one. */
  restoredFile: string
  /** The copy of what is replaced, and its name while it is being made. */
  keptAs: string
  temporary: string
  /** How many audit rows there were when the restore began: more mean that the database changed. Undefined when it could not be read. */
  eventsSeen: number | undefined
}

/**
 * Copies a SQLite file to `keptAs`, then replaces its content with that of another file, in one transaction. It remains the same file, so
 * that nobody who opens it meanwhile is left with the log or a lock of another one. It is locked before the copy, which SQLite makes,
 * since closing the file in this process would end its locks. Whoever opens the file next begins a new write-ahead log. As long as
 * `keptAs` does not exist, the file is unchanged.
 *
 * @returns false, with nothing done, when somebody has changed the file since {@link Replacing.eventsSeen} were counted
 * @throws DatabaseUnavailable, with the reason `busy` while another connection is open, however idle
 */
export function replaceContent(
  db: Knex,
  { restoredFile, keptAs, temporary, eventsSeen }: Replacing,
): Promise<boolean> {
  return guardedOnce(db, async () => {
    // Held throughout, since the pool would close it after a time without use.
    const connection: Database & BackupSource = await db.client.acquireConnection()
    const run = promisify<string, void>(connection.exec.bind(connection))
    try {
      // Only the sole connection can end the write-ahead log, and it keeps its lock until it closes. A truncated journal holds nothing
      // of the old content once the transaction has ended.
      await run('pragma locking_mode = exclusive; pragma journal_mode = truncate; begin exclusive; commit')
      if ((await countEventsOf(connection, eventsSeen)) !== eventsSeen) return false
      closeSync(openSync(temporary, 'wx', 0o600))
      await copyPages((begun) => connection.backup(temporary, 'main', 'main', true, begun))
      renameSync(temporary, keptAs)
      // A power cut could lose a name that is not on disk yet, and the copy with it.
      await sync(dirname(keptAs))
      await copyPages((begun) => connection.backup(restoredFile, 'main', 'main', false, begun))
      return true
    } finally {
      // If this fails, whoever opens the file next ends the journal.
      await run('pragma journal_mode = delete').catch(() => {})
      await db.client.releaseConnection(connection)
    }
  })
}

/** Undefined if it cannot be read and could not be read before either; rejects if it could. */
const countEventsOf = (connection: Database, before: number | undefined): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    connection.get<{ count: number }>('select count(*) as count from enquiry_events', (error, row) => {
      if (error && before !== undefined) reject(withCode(error))
      else resolve(error ? undefined : row.count)
    })
  })

type Done = (error: Error | null) => void

interface Backup {
  step: (pages: number, done: Done) => void
  finish: (done: Done) => void
}

/** What the driver's types leave out (https://github.com/TryGhost/node-sqlite3/blob/main/lib/sqlite3.js). */
interface BackupSource {
  backup: (file: string, to: string, from: string, isFileWritten: boolean, begun: Done) => Backup
}

/** Copies all pages in one transaction. */
function copyPages(begin: (begun: Done) => Backup): Promise<void> {
  return new Promise((resolve, reject) => {
    const backup = begin((error) => error && reject(withCode(error)))
    backup.step(-1, (failure) => {
      backup.finish((error) => {
        if (failure ?? error) reject(withCode((failure ?? error) as Error))
        else resolve()
      })
    })
  })
}

const codes = new Map([
  [sqlite3.BUSY, 'SQLITE_BUSY'],
  [sqlite3.IOERR, 'SQLITE_IOERR'],
  [sqlite3.CORRUPT, 'SQLITE_CORRUPT'],
  [sqlite3.FULL, 'SQLITE_FULL'],
  [sqlite3.NOTADB, 'SQLITE_NOTADB'],
])

/** The driver has no names for extended result codes; the last byte is the primary one (https://www.sqlite.org/rescode.html). */
function withCode(error: Error & { errno?: number }): Error {
  const code = codes.get((error.errno ?? 0) & 0xff)
  return code ? Object.assign(error, { code }) : error
}
