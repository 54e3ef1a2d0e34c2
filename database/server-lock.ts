import type { Knex } from 'knex'
import { connect } from './connection.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { parseDatabaseUrl } from './database-url.ts'

/** Held as long as its process lives, however that ends. */
export interface ServerLock {
  release: () => Promise<void>
}

/**
 * Says that this process alone serves, or replaces, the SQLite file of the address: it holds the write lock of a small
 * database beside it. PostgreSQL is for several processes and needs no such lock.
 *
 * @throws DatabaseUnavailable when another process holds it
 */
export async function lockForServing(databaseUrl: string): Promise<ServerLock> {
  const parsed = parseDatabaseUrl(databaseUrl)
  if (!parsed.ok || parsed.url.kind === 'postgres') return { release: async () => {} }
  const { filename } = parsed.url
  const db = connect(`sqlite:${filename}.lock`)
  try {
    const transaction = await holdWriteLock(db)
    return {
      release: async () => {
        await transaction.rollback()
        await db.destroy()
      },
    }
  } catch (error) {
    await db.destroy()
    if (!(error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')) throw error
    throw new DatabaseUnavailable(
      'busy',
      `A server already runs on ${filename}. Stop that one first; for several servers use PostgreSQL.`,
    )
  }
}

async function holdWriteLock(db: Knex): Promise<Knex.Transaction> {
  await db.raw('pragma busy_timeout = 0')
  const transaction = await db.transaction()
  try {
    await transaction.raw('pragma user_version = 1')
    return transaction
  } catch (error) {
    await transaction.rollback().catch(() => {})
    throw error
  }
}
