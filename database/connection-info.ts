import { statSync } from 'node:fs'
import type { Knex } from 'knex'
import { DatabaseUnavailable } from './database-unavailable.ts'

/** What a connection knows about itself, set where it is made and kept by its transactions. */
export interface ConnectionInfo {
  dialect: 'sqlite' | 'postgres'
  /** For messages: the absolute file, or the database and host without user or password. */
  place: string
  /** Which file was opened, for SQLite. */
  identity?: string | undefined
}

export function connectionInfo(db: Knex): ConnectionInfo {
  const { connectionInfo: info }: { connectionInfo: ConnectionInfo } = db.client.config
  return info
}

/** What a file keeps while it is the same file: its device and inode. Undefined when there is none. */
export function fileIdentity(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}`
}

/**
 * Whether the SQLite file is still the one that was opened. A connection goes on writing to a file that was removed or
 * replaced, where nobody finds it again.
 */
export function isSameFile({ place, identity }: ConnectionInfo): boolean {
  return identity === undefined || fileIdentity(place) === identity
}

/** @throws DatabaseUnavailable when {@link isSameFile} is false */
export function requireSameFile(info: ConnectionInfo): void {
  if (isSameFile(info)) return
  throw new DatabaseUnavailable(
    'missing',
    `The database ${info.place} was moved, removed or replaced while it was open. Put it where it belongs, then start the service, or the desk, again.`,
  )
}
