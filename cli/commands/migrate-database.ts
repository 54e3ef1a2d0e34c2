import { migrate, migrationStatus } from '../../database/migrate.ts'
import type { CommandContext } from '../command-context.ts'
import { type ExitCode, exitCodes } from '../exit-code.ts'
import { withConnection } from '../with-database.ts'

/** Makes the database where there is none and brings it up to date; safe beside a running service. */
export function migrateDatabase(context: CommandContext): Promise<ExitCode> {
  return withConnection(context, { create: true }, async (db) => {
    const applied = await migrate(db)
    for (const name of applied) context.stdout.write(`applied ${name}\n`)
    context.stderr.write(
      applied.length > 0 ? 'The database is up to date now.\n' : 'The database was up to date.\n',
    )
    return exitCodes.done
  })
}

/** Prints which changes the database has had; exit code 1 when it is not at this program's version. */
export function showMigrations(context: CommandContext): Promise<ExitCode> {
  return withConnection(context, { create: false }, async (db) => {
    const { applied, pending, unknown } = await migrationStatus(db)
    const rows = [
      ...applied.filter((name) => !unknown.includes(name)).map((name) => `applied  ${name}`),
      ...unknown.map((name) => `unknown  ${name}  (of a later version)`),
      ...pending.map((name) => `pending  ${name}`),
    ]
    context.stdout.write(rows.map((row) => `${row}\n`).join(''))
    return pending.length + unknown.length > 0 ? exitCodes.no : exitCodes.done
  })
}
