import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import { connectionInfo, isSameFile } from './connection-info.ts'
import { guarded } from './database-errors.ts'

/** Whether the enquiries can be read within so many milliseconds. Never throws. */
export async function databaseAnswers(db: Knex, timeout = 2_000): Promise<boolean> {
  if (!isSameFile(connectionInfo(db))) return false
  const cancelTimeout = new AbortController()
  const answer = db('enquiries')
    .select('id')
    .limit(1)
    .then(
      () => true,
      () => false,
    )
  const silence = setTimeout(timeout, false, { signal: cancelTimeout.signal, ref: false }).catch(() => false)
  try {
    return await Promise.race([answer, silence])
  } finally {
    cancelTimeout.abort()
  }
}

/** What the database's own check finds wrong with its file; empty when nothing is, and for a server. */
export function integrityProblems(db: Knex): Promise<string[]> {
  return guarded(db, async () => {
    if (connectionInfo(db).dialect === 'postgres') return []
    const rows: { integrity_check: string }[] = await db.raw('pragma integrity_check(20)')
    return rows.map((row) => row.integrity_check).filter((finding) => finding !== 'ok')
  })
}

/** Bytes free to this user where the database file lies; nothing for a server, which manages its own disk. */
export async function freeBytes(db: Knex): Promise<number | undefined> {
  const { dialect, place } = connectionInfo(db)
  if (dialect === 'postgres') return undefined
  const { bavail, bsize } = await statfs(dirname(place))
  return bavail * bsize
}

/** The file or server, for messages. */
export function databasePlace(db: Knex): string {
  return connectionInfo(db).place
}
