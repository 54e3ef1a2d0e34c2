import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Knex } from 'knex'
import sqlite3, { type Database } from 'sqlite3'
import { guardedOnce } from '../database-errors.ts'

export interface Replacing {
  /** The file whose content is wanted. */
  restoredFile: string
  /** A copy of what is replaced, and how that is called while it is made. */
  keptAs: string
  temporary: string
  /** The {@link newestEvent} when the restore began: a later one means that somebody changed something. Undefined where it could not be read. */
  lastEventSeen: number | undefined
}

/**
 * Copies a SQLite file to `keptAs`, and then puts the content of another one in its place, in one transaction: the file stays the same
 * one, so that nobody who opens it meanwhile is left with a log or a lock of another. Nobody else can use it from before the copy, which
 * SQLite makes: to close the file in this process would end its locks. Whoever opens the file next begins its write-ahead log anew.
 * While there is nothing called `keptAs`, the file is as it was.
 *
 * @returns false where somebody has changed it since that was decided, and nothing was done
 * @throws DatabaseUnavailable, `busy` while another connection is open, however idle
 */
export function replaceContent(
  db: Knex,
  { restoredFile, keptAs, temporary, lastEventSeen }: Replacing,
): Promise<boolean> {
  return guardedOnce(db, async () => {
    // Taken out of the pool, which would close it after a time without use.
    const connection: Database & BackupSource = await db.client.acquireConnection()
    const run = promisify<string, void>(connection.exec.bind(connection))
    try {
      // Only who is alone can end the write-ahead log; its lock is kept until the connection ends. A journal that is truncated holds
      // nothing of the old content from the end of the transaction on.
      await run('pragma locking_mode = exclusive; pragma journal_mode = truncate; begin exclusive; commit')
      if ((await newestEventOf(connection, lastEventSeen)) !== lastEventSeen) return false
      closeSync(openSync(temporary, 'wx', 0o600))
      await copyPages((begun) => connection.backup(temporary, 'main', 'main', true, begun))
      renameSync(temporary, keptAs)
      syncFolder(dirname(keptAs))
      await copyPages((begun) => connection.backup(restoredFile, 'main', 'main', false, begun))
      return true
    } finally {
      // Where that fails, whoever opens the file next ends the journal.
      await run('pragma journal_mode = delete').catch(() => {})
      await db.client.releaseConnection(connection)
    }
  })
}

/** The newest row of the audit, which tells of every change by staff; 0 where there is none. */
export async function newestEvent(db: Knex): Promise<number> {
  const [newest] = await guardedOnce(db, () => db('enquiry_events').max({ id: 'id' }))
  return Number(newest?.id ?? 0)
}

/** What could not be read before need not be read now. */
const newestEventOf = (connection: Database, before: number | undefined): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    connection.get<{ id: number | null }>('select max(id) as id from enquiry_events', (error, row) => {
      if (error && before !== undefined) reject(withCode(error))
      else resolve(error ? undefined : (row.id ?? 0))
    })
  })

/** A power cut could take a name away that is not on disk, and the copy with it. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

type Done = (error: Error | null) => void

interface Backup {
  step: (pages: number, done: Done) => void
  finish: (done: Done) => void
}

/** What the driver's types leave out (https://github.com/TryGhost/node-sqlite3/blob/main/lib/sqlite3.js). */
interface BackupSource {
  backup: (file: string, to: string, from: string, isFileWritten: boolean, begun: Done) => Backup
}

/** All pages, in one transaction. */
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

/** The driver gives an extended result code no name; its last byte is the primary one (https://www.sqlite.org/rescode.html). */
function withCode(error: Error & { errno?: number }): Error {
  const code = codes.get((error.errno ?? 0) & 0xff)
  return code ? Object.assign(error, { code }) : error
}
