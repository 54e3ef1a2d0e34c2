import { closeSync, openSync, renameSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Knex } from 'knex'
import type { Database } from 'sqlite3'
import { guardedOnce } from './database-errors.ts'

/** How a copy is called once it is whole, and until then. */
interface CopyNames {
  name: string
  temporary: string
}

/**
 * Copies a SQLite file, and then puts the content of another one in its place, in one transaction: the file stays the same one, so that
 * nobody who opens it meanwhile is left with a log or a lock of another. Nobody else can use it from before the copy, which SQLite
 * makes: to close the file in this process would end its locks. Whoever opens the file next begins its write-ahead log anew.
 *
 * @throws DatabaseUnavailable, `busy` while another connection is open, however idle
 */
export function replaceContent(db: Knex, restored: string, copy: CopyNames): Promise<void> {
  return guardedOnce(db, async () => {
    // Taken out of the pool, which would close it after a time without use.
    const connection: Database & BackupSource = await db.client.acquireConnection()
    try {
      // Only who is alone can end the write-ahead log; its lock is kept until the connection ends.
      await promisify<string, void>(connection.exec.bind(connection))(
        'pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive; commit',
      )
      closeSync(openSync(copy.temporary, 'wx', 0o600))
      await copyPages((begun) => connection.backup(copy.temporary, 'main', 'main', true, begun))
      renameSync(copy.temporary, copy.name)
      await copyPages((begun) => connection.backup(restored, 'main', 'main', false, begun))
    } finally {
      await db.client.releaseConnection(connection)
    }
  })
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
    const backup = begin((error) => error && reject(error))
    backup.step(-1, (failure) => {
      backup.finish((error) => {
        if (failure ?? error) reject(failure ?? error)
        else resolve()
      })
    })
  })
}
