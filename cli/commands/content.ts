import { type Command, Option } from 'commander'
import { treatmentOptions } from '../../catalogue/new-treatment/options.ts'
import { type ReportFormat, reportFormats } from '../../catalogue/report/report.ts'
import { londonDate } from '../../schemas/calendar-date.ts'
import type { CommandContext, Finish } from '../command-context.ts'
import { CommandFailure, type ExitCode, exitCodes } from '../exit-code.ts'
import { terminalPrompter } from '../terminal-prompter.ts'
import { visibleJson } from '../visible-text.ts'

interface CheckOptions {
  format: ReportFormat
  release?: boolean
}

interface DiffOptions {
  json?: boolean
}

/** The commands of `content`. What they do is loaded when it is asked for. */
export function addContentCommands(program: Command, context: CommandContext, finish: Finish): void {
  const content = program.command('content').description("check and write the words of the site's pages")
  content
    .command('check')
    .description('check all content; exit code 1 when there are errors')
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
  const treatment = content
    .command('new')
    .description('start a new page')
    .command('treatment')
    .description('write a treatment’s page; at a terminal, what no option answers is asked')
  for (const [name, what] of Object.entries(treatmentOptions)) treatment.option(`--${name} <answer>`, what)
  treatment.action(async (values: Record<string, string>) => {
    const named = treatment.options.map((option) => [option.long?.slice(2), values[option.attributeName()]])
    finish(await newTreatment(Object.fromEntries(named), context))
  })
  content
    .command('schemas')
    .description('write the files in .vscode/ from which editors complete and explain keys')
    .action(async () => finish(await writeEditorSchemas(context)))
}

async function checkContent(options: CheckOptions, context: CommandContext): Promise<ExitCode> {
  const { runContentCheck } = await import('../../catalogue/check.ts')
  const { root, colour, stdout } = context
  return runContentCheck({ root, format: options.format, release: options.release ?? false, colour, stdout })
}

async function printContentClaims(subject: string | undefined, context: CommandContext): Promise<ExitCode> {
  const { printClaims } = await import('../../catalogue/claims-command.ts')
  const { root, stdout, stderr } = context
  return printClaims({ root, subject, stdout, stderr })
}

async function newTreatment(given: Record<string, string>, context: CommandContext): Promise<ExitCode> {
  const { newTreatment: write } = await import('../../catalogue/new-treatment/new-treatment.ts')
  const { nextSteps } = await import('../../catalogue/new-treatment/next-steps.ts')
  const { root, colour, stdout, stderr, clock } = context
  const prompter = terminalPrompter(context)
  try {
    const today = londonDate(clock())
    const result = await write({ root, today, given, ...(prompter && { prompter }) })
    if ('problems' in result) {
      const remedy = prompter ? '' : '\nAt a terminal the command asks for what is missing.'
      throw new CommandFailure(
        exitCodes.usage,
        `${result.problems.join('\n')}\nNothing was written.${remedy}`,
      )
    }
    if ('left' in result) {
      stderr.write('\nNothing was written.\n')
      return exitCodes.no
    }
    stdout.write(nextSteps(result, { root, colour }))
    return exitCodes.done
  } finally {
    prompter?.close()
  }
}

async function writeEditorSchemas({ root, stdout }: CommandContext): Promise<ExitCode> {
  const { writeEditorFiles } = await import('../../catalogue/editor/editor-files.ts')
  const written = await writeEditorFiles(root)
  stdout.write(written.length > 0 ? `Written: ${written.join(', ')}\n` : 'Up to date.\n')
  return exitCodes.done
}

async function diffContent(
  revision: string,
  { json }: DiffOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { compareWithRevision } = await import('../../catalogue/diff/compare-with-revision.ts')
  const { diffText } = await import('../../catalogue/diff/diff-text.ts')
  const { root, stdout, clock } = context
  const result = await compareWithRevision({ root, revision, today: londonDate(clock()) })
  if ('problem' in result) throw new CommandFailure(exitCodes.usage, result.problem)
  stdout.write(json ? `${visibleJson(result, 2)}\n` : diffText(result))
  return exitCodes.done
}
