import type { Knex } from 'knex'
import { databaseUrlOf, parseDatabaseUrl } from '../schemas/settings/database-url.ts'
import { Refusal } from '../staff/refusal.ts'
import type { CommandContext } from './command-context.ts'

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
  { env }: CommandContext,
  options: { create: boolean },
  work: (db: Knex) => Promise<Result>,
): Promise<Result> {
  const url = databaseUrlOf(env)
  const parsed = parseDatabaseUrl(url)
  if (!parsed.ok) throw new Refusal('usage', parsed.message)
  const { useDatabase } = await import('../database/use-database.ts')
  return useDatabase(url, options, work)
}
