import { lockForServer } from '../../database/connection.ts'
import { connectedPrograms } from '../../database/copies/postgres-databases.ts'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import type { Places } from '../places.ts'
import { Refusal } from '../refusal.ts'

/**
 * Makes sure that no server uses the database, and keeps servers on SQLite from starting until the returned function is called.
 *
 * @throws Refusal when a server or another restore uses it, or when any program is connected to PostgreSQL
 */
export async function requireNoServer({
  databaseUrl,
  connectionString,
}: Places): Promise<() => Promise<void>> {
  if (connectionString !== undefined) {
    const programs = await connectedPrograms(connectionString)
    if (programs === 0) return async () => {}
    throw new Refusal(
      'databaseUnavailable',
      `Programs are connected to the database (${programs}). Stop the servers, and close what else reads it, then try again.`,
    )
  }
  try {
    return await lockForServer(databaseUrl)
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable && error.reason === 'busy')) throw error
    throw new Refusal(
      'databaseUnavailable',
      'A server or another restore uses this database. Stop the server, or wait for the restore, then try again.',
      { cause: error },
    )
  }
}
