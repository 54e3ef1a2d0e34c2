import { type Command, Option } from 'commander'
import { type ReportFormat, renderReport, reportFormats } from '../../catalogue/report/report.ts'
import { type ExitCode, exitCodes } from '../../schemas/exit-codes.ts'
import { londonDate } from '../../schemas/time/calendar-date.ts'
import { claimFields } from '../claim-fields.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { type JsonOption, jsonOption } from '../json-option.ts'
import { treatmentOptions } from '../new-treatment/options.ts'
import { type PagerOption, pagerOption } from '../print-long.ts'
import { withPrompter } from '../terminal-prompter.ts'

interface CheckFlags {
  format: ReportFormat
  release?: boolean
}

interface DiffFlags {
  json?: boolean
}

/** Most of the catalogue's code is loaded only when one of these commands runs. */
export function addContentCommands(program: Command, context: CommandContext, finish: Finish): void {
  const content = program.command('content').description("check and write the words of the site's pages")
  content
    .command('check')
    .description('check all content; exit code 1 when there are errors')
    .addOption(new Option('--format <format>', 'kind of report').choices(reportFormats).default('text'))
    .option('--release', 'be as strict as for a release: no placeholders left')
    .action((options: CheckFlags) => finish(checkContent(options, context)))
  content
    .command('claims')
    .description('list every figure that content states, with its places')
    .argument('[subject]', 'only about this, for example profhilo')
    .addOption(pagerOption())
    .addOption(jsonOption(claimFields, 'subject,property,value'))
    .action(async (subject: string | undefined, options: JsonOption & PagerOption) => {
      const { printClaims } = await import('../print-claims.ts')
      await finish(printClaims({ subject, ...options }, context))
    })
  content
    .command('diff')
    .description('say in plain words what changed since a revision in version control')
    .argument('[revision]', 'the revision to compare with, for example main', 'HEAD')
    .option('--json', 'print JSON')
    .action((revision: string, options: DiffFlags) => finish(contentDiff(revision, options, context)))
  const treatment = content
    .command('new')
    .description('start a new page')
    .command('treatment')
    .description('write a treatment’s page; at a terminal you are asked for whatever the options leave out')
  for (const [name, what] of Object.entries(treatmentOptions)) treatment.option(`--${name} <answer>`, what)
  treatment.action((given: Record<string, string>) => finish(startTreatment(given, context)))
  content
    .command('schemas')
    .description('write the files in .vscode/ that let VS Code complete and explain keys')
    .action(() => finish(writeEditorSchemas(context)))
}

async function checkContent(options: CheckFlags, context: CommandContext): Promise<ExitCode> {
  const { checkContent: check } = await import('../../catalogue/check.ts')
  const { root, colour, stdout, clock } = context
  const { format, release = false } = options
  const result = await check({ root, release, today: londonDate(clock()) })
  stdout.write(renderReport(result, { root, format, colour }))
  return result.summary.errors > 0 ? exitCodes.no : exitCodes.done
}

async function startTreatment(given: Record<string, string>, context: CommandContext): Promise<ExitCode> {
  const { newTreatment } = await import('../new-treatment/new-treatment.ts')
  const { root, stdout, stderr } = context
  return withPrompter(context, (prompter) =>
    newTreatment({ root, given, prompter: prompter.hasPerson ? prompter : undefined, stdout, stderr }),
  )
}

async function writeEditorSchemas({ root, stdout }: CommandContext): Promise<ExitCode> {
  const { writeEditorFiles } = await import('../../catalogue/editor/editor-files.ts')
  const written = await writeEditorFiles(root)
  stdout.write(written.length > 0 ? `Written: ${written.join(', ')}\n` : 'Up to date.\n')
  return exitCodes.done
}

async function contentDiff(
  revision: string,
  { json = false }: DiffFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { diffContent } = await import('../../catalogue/diff/diff.ts')
  const { root, stdout, stderr } = context
  return diffContent({ root, revision, json, stdout, stderr })
}
