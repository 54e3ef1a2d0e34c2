import type { Knex } from 'knex'
import type { CommandContext } from './command-context.ts'
import { contextPlaces } from './context-places.ts'

/**
 * Runs a command on an existing, migrated database, and closes it afterwards. The database's code is loaded here, so that
 * help and content checks start without it.
 */
export function withDatabase<Result>(
  context: CommandContext,
  work: (db: Knex) => Promise<Result>,
): Promise<Result> {
  return withConnection(context, { create: false }, async (db) => {
    const { requireMigrated } = await import('../database/migrate.ts')
    await requireMigrated(db)
    return work(db)
  })
}

/** Runs a command on the database in any state, and closes it afterwards. */
export async function withConnection<Result>(
  context: CommandContext,
  options: { create: boolean },
  work: (db: Knex) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl } = contextPlaces(context)
  const { useDatabase } = await import('../database/use-database.ts')
  return useDatabase(databaseUrl, options, work)
}
