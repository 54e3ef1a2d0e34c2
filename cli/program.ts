import { Command, Option } from 'commander'
import type { CommandContext } from './command-context.ts'
import { type CheckOptions, checkContent, printContentClaims, reportFormats } from './commands/content.ts'
import { doctor } from './commands/doctor.ts'
import { migrateDatabase, showMigrations } from './commands/migrate-database.ts'
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

function addContentCommands(program: Command, context: CommandContext, finish: Finish) {
  const content = program.command('content').description("check the words of the site's pages")
  content
    .command('check')
    .description('check all content; exit code 1 when something must be mended')
    .addOption(new Option('--format <format>', 'kind of report').choices(reportFormats).default('text'))
    .option('--release', 'be as strict as for a release: no placeholders left')
    .action(async (options: CheckOptions) => finish(await checkContent(options, context)))
  content
    .command('claims')
    .description('list every figure that content states, with its places')
    .argument('[subject]', 'only about this, for example profhilo')
    .action(async (subject: string | undefined) => finish(await printContentClaims(subject, context)))
}

function addDatabaseCommands(program: Command, context: CommandContext, finish: Finish) {
  const db = program.command('db').description('look after the database that DATABASE_URL names')
  db.command('migrate')
    .description('make the database, or bring it up to date')
    .action(async () => finish(await migrateDatabase(context)))
  db.command('status')
    .description('show which changes the database has had; exit code 1 when some are missing')
    .action(async () => finish(await showMigrations(context)))
  program
    .command('doctor')
    .description('check what the service needs on this machine')
    .action(async () => finish(await doctor(context)))
}
