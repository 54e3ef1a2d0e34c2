import { statSync } from 'node:fs'
import { DatabaseUnavailable } from './database-unavailable.ts'
import type { DatabaseWhereabouts } from './dialect.ts'

/** What a file keeps while it is the same file: its device and inode. Undefined when there is none. */
export function fileIdentity(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}`
}

/**
 * An open SQLite connection goes on writing to a file that was removed or replaced, where nobody finds it again. So each
 * piece of work first makes sure that the file is still the one that was opened.
 *
 * @throws DatabaseUnavailable when it is not
 */
export function requireSameFile({ place, identity }: DatabaseWhereabouts): void {
  if (identity === undefined || fileIdentity(place) === identity) return
  throw new DatabaseUnavailable(
    'missing',
    `The database ${place} was moved, removed or replaced while it was open. Put it where it belongs, then start the service again.`,
  )
}
