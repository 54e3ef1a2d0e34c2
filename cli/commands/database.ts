import type { Command } from 'commander'
import type { MigrationStatus } from '../../database/migrate.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { databaseUrlOf } from '../../schemas/settings/database-url.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { headedTable } from '../headed-table.ts'
import { type JsonOption, jsonOption, printJsonRows } from '../json-option.ts'
import { withConnection } from '../with-database.ts'
import { addBackupCommands } from './backup.ts'

const fields = ['migration', 'state'] as const

export function addDatabaseCommands(program: Command, context: CommandContext, finish: Finish): void {
  const db = program.command('db').description('look after the database that DATABASE_URL names')
  db.command('migrate')
    .description('make the database, or bring it up to date')
    .action(() => finish(migrateDatabase(context)))
  db.command('status')
    .description('show which migrations were applied; exit code 1 when some are missing')
    .addOption(jsonOption(fields, 'migration,state'))
    .action((options: JsonOption) => finish(showMigrations(options, context)))
  addBackupCommands(db, context, finish)
}

/** Not while a service of an earlier version runs: what it stored afterwards would lack what a migration has added to each row. */
function migrateDatabase(context: CommandContext): Promise<ExitCode> {
  return withConnection(context, { create: true }, async (db) => {
    const { migrate, migrationStatus } = await import('../../database/migrate.ts')
    const { lockForServer } = await import('../../database/connection.ts')
    const { pending } = await migrationStatus(db)
    const release = pending.length > 0 ? await lockForServer(databaseUrlOf(context.env)) : async () => {}
    const applied = await migrate(db).finally(release)
    for (const name of applied) context.stdout.write(`applied ${name}\n`)
    context.stderr.write(
      applied.length > 0 ? 'The database is up to date now.\n' : 'The database was up to date.\n',
    )
    return exitCodes.done
  })
}

function showMigrations({ json }: JsonOption, context: CommandContext): Promise<ExitCode> {
  return withConnection(context, { create: false }, async (db) => {
    const { migrationStatus } = await import('../../database/migrate.ts')
    const status = await migrationStatus(db)
    const { applied, pending, unknown } = status
    const by = applied.length > 0 ? 'a later version' : 'another program'
    const rows = [
      ...applied.map((migration) => ({ migration, state: 'applied' })),
      ...unknown.map((migration) => ({ migration, state: `applied by ${by}` })),
      ...pending.map((migration) => ({ migration, state: 'missing' })),
    ]
    if (json) await printJsonRows(context.stdout, rows, json, fields)
    else {
      const cells = rows.map(({ migration, state }) => [migration, state])
      context.stdout.write(headedTable(['MIGRATION', 'STATE'], cells, context))
    }
    context.stderr.write(`${migrationsSummary(status)}\n`)
    return pending.length + unknown.length > 0 ? exitCodes.no : exitCodes.done
  })
}

function migrationsSummary({ applied, pending, unknown }: MigrationStatus): string {
  if (unknown.length > 0)
    return applied.length > 0
      ? 'The database was used with a later version of this program. Install that one.'
      : "The database is another program's. Check DATABASE_URL."
  return pending.length === 0
    ? 'The database is up to date.'
    : 'Bring it up to date by restarting the service, or while none runs with: clinic db migrate'
}
