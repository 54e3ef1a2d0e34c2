import type { Knex } from 'knex'
import { databaseUrlOf } from '../schemas/settings/database-url.ts'
import { type Places, placesOf } from '../staff/places.ts'
import type { CommandContext } from './command-context.ts'

/** Where the installation that a command works on keeps its data. */
export const contextPlaces = ({ env }: CommandContext): Places => placesOf(databaseUrlOf(env))

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
