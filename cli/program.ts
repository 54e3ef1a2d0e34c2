import { Command } from 'commander'
import type { CommandContext } from './command-context.ts'
import { addContentCommands } from './content-commands.ts'
import { addEnquiriesCommands, type Finish } from './enquiries-commands.ts'

/**
 * Declares every command. Parsing ends in `finish` with the command's exit code, or throws: a CommanderError for wrong
 * usage, a CommandFailure or DatabaseUnavailable for what the command could not do.
 */
export function createProgram(context: CommandContext, finish: Finish): Command {
  const program = new Command('clinic')
    .description(
      "Tools for the clinic's website: enquiries for the staff, content for editors, database for operators.",
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
      getOutHasColors: () => context.colour,
    })
    .showHelpAfterError('Add --help to see what is possible.')
  addEnquiriesCommands(program, context, finish)
  addContentCommands(program, context, finish)
  addDatabaseCommands(program, context, finish)
  return program
}

function addDatabaseCommands(program: Command, context: CommandContext, finish: Finish) {
  const db = program.command('db').description('look after the database that DATABASE_URL names')
  db.command('migrate')
    .description('make the database, or bring it up to date')
    .action(async () => {
      const { migrateDatabase } = await import('./commands/migrate-database.ts')
      finish(await migrateDatabase(context))
    })
  db.command('status')
    .description('show which changes the database has had; exit code 1 when some are missing')
    .action(async () => {
      const { showMigrations } = await import('./commands/migrate-database.ts')
      finish(await showMigrations(context))
    })
  program
    .command('doctor')
    .description('check what the service needs on this machine')
    .action(async () => {
      const { doctor } = await import('./commands/doctor.ts')
      finish(await doctor(context))
    })
}
