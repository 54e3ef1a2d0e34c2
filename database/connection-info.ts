import { rmSync, statSync, writeSync } from 'node:fs'
import type { Knex } from 'knex'
import { cannotBeReached, DatabaseUnavailable } from './database-unavailable.ts'
import { usesLog } from './sqlite-header.ts'

/** What a connection knows about itself, set when it is made and shared with its transactions. */
export interface ConnectionInfo {
  dialect: 'sqlite' | 'postgres'
  /** For messages: the absolute file, or the database and host without user or password. */
  place: string
  /** The {@link fileIdentity} of the file that was opened, for SQLite. */
  identity?: string | undefined
  /** The same file, kept open until this process ends, to notice when another file is written over it. */
  descriptor?: number | undefined
}

export function connectionInfo(db: Knex): ConnectionInfo {
  const { connectionInfo: info }: { connectionInfo: ConnectionInfo } = db.client.config
  return info
}

/** A file's device and inode, which differ once another file replaces it. Undefined when there is no file. */
export function fileIdentity(path: string): string | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats && `${stats.dev}:${stats.ino}`
  } catch (error) {
    throw cannotBeReached(path, error)
  }
}

/** Closing a connection, or opening another, would write the old file's log into the file that took its place, and damage it. */
function endAtOnce(place: string): never {
  try {
    for (const ending of ['-wal', '-shm']) rmSync(place + ending, { force: true })
    writeSync(
      2,
      `Another file was written over the database ${place} while it was open. This program ends at once, so that the file stays as it is. To restore a backup, stop the service and use "clinic db restore".\n`,
    )
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
  throw new Error('This process should have ended.')
}

/**
 * A connection goes on writing to a file that was removed or replaced, and nobody would find what it wrote. If another file was
 * written over it, this process ends at once.
 *
 * @throws DatabaseUnavailable when the SQLite file is not the one that was opened
 */
export function requireSameFile({ place, identity, descriptor }: ConnectionInfo): void {
  if (identity !== undefined && fileIdentity(place) !== identity)
    throw new DatabaseUnavailable(
      'missing',
      `The database ${place} was moved, removed or replaced while it was open. Put it where it belongs, or stop the service and restore a backup, then start the service, or the desk, again.`,
    )
  if (descriptor !== undefined && !usesLog(descriptor)) endAtOnce(place)
}
