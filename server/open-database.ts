import type { Knex } from 'knex'
import { connect, lockForServer } from '../database/connection.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { migrate } from '../database/migrate.ts'
import type { Log } from './log.ts'
import { StartFailure, startExitCodes } from './start-failure.ts'

/** Connects and brings the tables up to date. Throws a StartFailure that names the database, reason and remedy. */
export async function openDatabase(databaseUrl: string, log: Log): Promise<Knex> {
  let database: Knex | undefined
  try {
    database = connect(databaseUrl)
    await lockForServer(databaseUrl)
    const applied = await migrate(database)
    log.info('database_ready', { migrations: applied.length })
    return database
  } catch (error) {
    await database?.destroy()
    if (!(error instanceof DatabaseUnavailable)) throw error
    throw new StartFailure(startExitCodes.database, error.message)
  }
}
