import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { connectedPrograms } from '../database/postgres-databases.ts'
import { lockForServing, type ServerLock } from '../database/server-lock.ts'
import type { Places } from './places.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses while a server uses the database, and keeps servers on SQLite from starting until the lock is released.
 *
 * @throws Refusal when one runs
 */
export async function requireNoServer({ databaseUrl, connectionString }: Places): Promise<ServerLock> {
  if (connectionString !== undefined) {
    const programs = await connectedPrograms(connectionString)
    if (programs === 0) return { release: async () => {} }
    throw new Refusal(
      'databaseUnavailable',
      `Programs are connected to the database (${programs}). Stop the servers, and close what else reads it, then try again.`,
    )
  }
  try {
    return await lockForServing(databaseUrl)
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable && error.reason === 'busy')) throw error
    throw new Refusal('databaseUnavailable', 'A server runs on this database. Stop it, then try again.', {
      cause: error,
    })
  }
}
