import type { Knex } from 'knex'
import { connect } from '../database/connection.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { migrate } from '../database/migrate.ts'
import { lockForServing } from '../database/server-lock.ts'
import type { Log } from './log.ts'
import { StartFailure, startExitCodes } from './start-failure.ts'

/** Connects, brings the tables up to date, and makes sure that no other server uses the same SQLite file. Throws a StartFailure that names the database, reason and remedy. */
export async function openDatabase(databaseUrl: string, log: Log): Promise<Knex> {
  let database: Knex | undefined
  try {
    database = connect(databaseUrl)
    const applied = await migrate(database)
    await lockForServing(databaseUrl)
    log.info('database_ready', { migrations: applied.length })
    return database
  } catch (error) {
    await database?.destroy()
    if (!(error instanceof DatabaseUnavailable)) throw error
    throw new StartFailure(startExitCodes.database, error.message)
  }
}
