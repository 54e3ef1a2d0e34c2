import type { Knex } from 'knex'
import { type ConnectOptions, connect, isLost, lockForServer } from '../database/connection.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { migrate, requireNotLost } from '../database/migrate.ts'
import { useDatabase } from '../database/use-database.ts'
import { exitCodes } from '../schemas/exit-codes.ts'
import type { Log } from './log.ts'
import { StartFailure } from './start-failure.ts'

/** The silence allowed is longer than any query of the service takes, and short enough to answer the visitor in time. */
export const serviceConnection: ConnectOptions = { silenceLimit: 10_000, endsWhenOverwritten: true }

/** Connects and brings the tables up to date. Throws a StartFailure that names the database, reason and remedy. */
export async function openDatabase(databaseUrl: string, log: Log): Promise<Knex> {
  try {
    const create = !isLost(databaseUrl)
    await lockForServer(databaseUrl)
    const applied = await useDatabase(databaseUrl, { create }, async (db) => {
      await requireNotLost(db)
      return migrate(db)
    })
    log.info('database_ready', { migrations: applied.length })
    return connect(databaseUrl, serviceConnection)
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    throw new StartFailure(exitCodes.databaseUnavailable, error.message)
  }
}
