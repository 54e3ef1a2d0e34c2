import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Knex } from 'knex'
import { guarded } from './database-errors.ts'
import { whereaboutsOf } from './dialect.ts'

/** What the database's own check finds wrong with its file; empty for a sound one and for a server. */
export function integrityProblems(db: Knex): Promise<string[]> {
  return guarded(db, async () => {
    if (whereaboutsOf(db).dialect === 'postgres') return []
    const rows: { integrity_check: string }[] = await db.raw('pragma integrity_check(20)')
    return rows.map((row) => row.integrity_check).filter((finding) => finding !== 'ok')
  })
}

/** Bytes free to this user where the database file lies; nothing for a server, which minds its own disk. */
export async function freeBytes(db: Knex): Promise<number | undefined> {
  const { dialect, place } = whereaboutsOf(db)
  if (dialect === 'postgres') return undefined
  const { bavail, bsize } = await statfs(dirname(place))
  return bavail * bsize
}

/** The file or server, for messages. */
export function databasePlace(db: Knex): string {
  return whereaboutsOf(db).place
}
