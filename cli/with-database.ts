import type { Knex } from 'knex'
import { connect } from '../database/connection.ts'
import { defaultDatabaseUrl, parseDatabaseUrl } from '../database/database-url.ts'
import { requireMigrated } from '../database/migrate.ts'
import type { CommandContext } from './command-context.ts'
import { CommandFailure, exitCodes } from './exit-code.ts'

/** Runs a command on the database that exists and is up to date, and closes it after. */
export function withDatabase<Result>(
  context: CommandContext,
  work: (db: Knex) => Promise<Result>,
): Promise<Result> {
  return withConnection(context, { create: false }, async (db) => {
    await requireMigrated(db)
    return work(db)
  })
}

/** Runs a command on the database in whatever state it is, and closes it after. */
export async function withConnection<Result>(
  { env }: CommandContext,
  options: { create: boolean },
  work: (db: Knex) => Promise<Result>,
): Promise<Result> {
  const url = env.DATABASE_URL || defaultDatabaseUrl
  const parsed = parseDatabaseUrl(url)
  if (!parsed.ok) throw new CommandFailure(exitCodes.usage, parsed.message)
  const db = connect(url, options)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
