import { Command } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { isEnquiryStatus } from '../schemas/enquiry-status.ts'
import { visibleText } from '../schemas/visible-text.ts'
import type { CommandContext, Finish, TextSink } from './command-context.ts'
import { commandsBelow, pathOf, resolveCommand } from './command-tree.ts'
import { addNoteCommand } from './commands/add-note.ts'
import { addCompletionCommands } from './commands/completion.ts'
import { addContentCommands } from './commands/content.ts'
import { addCorrectCommand } from './commands/correct-status.ts'
import { addDatabaseCommands } from './commands/database.ts'
import { addDeskCommand } from './commands/desk.ts'
import { addDoctorCommand } from './commands/doctor.ts'
import { addEditCommand } from './commands/edit-enquiry.ts'
import { addExportCommand } from './commands/export-enquiries.ts'
import { addListCommand } from './commands/list-enquiries.ts'
import { addOverdueCommand } from './commands/list-overdue.ts'
import { addNotificationCommands } from './commands/notifications.ts'
import { addPrivacyCommands } from './commands/privacy.ts'
import { addRestrictCommand } from './commands/restrict-enquiry.ts'
import { addRingBackCommand } from './commands/ring-back.ts'
import { addSetStatusCommand } from './commands/set-status.ts'
import { addShowCommand } from './commands/show-enquiry.ts'
import { addHistoryCommand } from './commands/show-history.ts'
import { addMorningCommand } from './commands/show-morning.ts'
import { addStatsCommand } from './commands/show-stats.ts'
import { addUndoCommand } from './commands/undo.ts'
import { addWhoamiCommand } from './commands/whoami.ts'
import { layOutHelp } from './help-layout.ts'

/** Each function adds its own commands to a parent. Help lists them in this order. */
const enquiryCommands = [
  addListCommand,
  addShowCommand,
  addHistoryCommand,
  addOverdueCommand,
  addStatsCommand,
  addSetStatusCommand,
  addNoteCommand,
  addRingBackCommand,
  addUndoCommand,
  addCorrectCommand,
  addEditCommand,
  addRestrictCommand,
  addExportCommand,
]
const otherCommands = [
  addDeskCommand,
  addMorningCommand,
  addPrivacyCommands,
  addWhoamiCommand,
  addContentCommands,
  addNotificationCommands,
  addDatabaseCommands,
  addDoctorCommand,
  addCompletionCommands,
]

/**
 * Declares every command. Parsing ends in `finish` with the command's exit code, or throws: a CommanderError for wrong
 * usage, a Refusal or DatabaseUnavailable for what the command could not do.
 */
export function createProgram(
  context: CommandContext,
  finish: Finish,
  writeHelp: (text: string) => void,
): Command {
  const program = new Command('clinic')
    .description(
      "Tools for the clinic's website: enquiries for the staff, content for editors, database for operators.",
    )
    .exitOverride()
    .configureOutput({
      writeOut: writeHelp,
      writeErr: (text) => context.stderr.write(text),
      outputError: (text, write) => write(visibleMessage(text, program)),
      getOutHasColors: () => context.colour,
      getOutHelpWidth: () => columnsOf(context.stdout),
      getErrHelpWidth: () => columnsOf(context.stderr),
    })
    .version(
      `${manifest.version} (Node.js ${process.versions.node})`,
      '--version',
      'print the version of the program and of Node.js',
    )
    .showHelpAfterError('Add --help to see what is possible.')
  layOutHelp(program)
  const enquiries = program.command('enquiries').description('read and answer what visitors sent')
  for (const add of enquiryCommands) add(enquiries, context, finish)
  for (const add of otherCommands) add(program, context, finish)
  return program
}

/** Every command, for help and the manual; none can run. */
export function declaredProgram(columns?: number): Command {
  const nowhere = { write: () => true, ...(columns && { columns }) }
  const nobody = { env: {}, clock: () => new Date(0), colour: false, user: '', root: '.' }
  return createProgram({ stdout: nowhere, stderr: nowhere, ...nobody }, async () => {}, nowhere.write)
}

/** The width of a terminal, or 80 for anything else. */
function columnsOf(sink: TextSink): number {
  return 'columns' in sink && typeof sink.columns === 'number' ? sink.columns : 80
}

/** The beginning of commander's message about a value that is refused. */
const refusedValue =
  /^error: (?:option '.*?(?<option>--[\w-]+).*?' argument|command-argument value) '(?<value>.*?)' is invalid(?: for argument '.*?')?\. /s

const unknownCommand = /^error: unknown command '(?<name>.*)'$/m

const missingWord = /^error: (?:missing required argument '(.*)'|required option '(.*)' not specified)$/m
const missingValue = /^error: option '(.*)' argument missing$/m
const tooManyWords = /^error: too many arguments for .*$/m

function tooManyHint(command: Command, typed: readonly string[]): string {
  // A mail or a word processor makes one long dash of two hyphens.
  if (typed.some((word) => /^[–—]\p{L}/u.test(word))) return '; an option begins with two hyphens'
  const takesWords = command.registeredArguments.length > 0 || typed.some((word) => word.startsWith('--'))
  return takesWords ? '; those that belong together need quotes' : ''
}

/** A message from commander in plain words; typed text in it cannot control the terminal. */
function visibleMessage(text: string, program: Command): string {
  const name = unknownCommand.exec(text)?.groups?.name ?? ''
  const known = commandsBelow(program)
    .filter((command) => command.parent !== program && command.name() === name)
    .map((command) => `clinic ${pathOf(command)}`)
  if (isEnquiryStatus(name)) known.unshift(`clinic enquiries set-status ${name}`)
  const hint = known.join(' or ')
  const { command } = resolveCommand(program, program.args)
  const usage = `Write: ${command.createHelp().commandUsage(command)}`
  const plain = text
    .replace(refusedValue, (_, option: string | undefined, value: string) =>
      option ? `${option} cannot be "${value}". ` : `"${value}" cannot be used here. `,
    )
    .replace(missingWord, (_, argument, option = `<${argument}>`) => `${option} is missing. ${usage}`)
    .replace(missingValue, 'A value is missing: $1.')
    .replace(tooManyWords, `There are too many words${tooManyHint(command, program.args)}. ${usage}`)
    .replace(unknownCommand, (line) => (hint ? `${line}\n(Did you mean ${hint}?)` : line))
  return plain.split('\n').map(visibleText).join('\n')
}
