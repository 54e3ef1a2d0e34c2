import { type Command, Option } from 'commander'
import { treatmentOptions } from '../catalogue/new-treatment/options.ts'
import { reportFormats } from '../catalogue/report/report.ts'
import type { CommandContext } from './command-context.ts'
import {
  type CheckOptions,
  checkContent,
  type DiffOptions,
  diffContent,
  newTreatment,
  printContentClaims,
  writeEditorSchemas,
} from './commands/content.ts'
import type { Finish } from './enquiries-commands.ts'

/** Declares `content ...` for the people who write it. */
export function addContentCommands(program: Command, context: CommandContext, finish: Finish): void {
  const content = program.command('content').description("check and write the words of the site's pages")
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
  content
    .command('diff')
    .description('say in plain words what changed since a revision in version control')
    .argument('[revision]', 'the revision to compare with, for example main', 'HEAD')
    .option('--json', 'print JSON')
    .action(async (revision: string, options: DiffOptions) =>
      finish(await diffContent(revision, options, context)),
    )
  addNewTreatment(content.command('new').description('begin a new page'), context, finish)
  content
    .command('schemas')
    .description('write what editors complete and explain keys from, in .vscode/')
    .action(async () => finish(await writeEditorSchemas(context)))
}

function addNewTreatment(parent: Command, context: CommandContext, finish: Finish) {
  const command = parent
    .command('treatment')
    .description('write a treatment’s page; at a terminal, what no option answers is asked')
  for (const [option, what] of Object.entries(treatmentOptions)) command.option(`--${option} <answer>`, what)
  command.action(async (values: Record<string, string>) => {
    const named = command.options.map((option) => [option.long?.slice(2), values[option.attributeName()]])
    finish(await newTreatment(Object.fromEntries(named), context))
  })
}
