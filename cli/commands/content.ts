import type { ReportFormat } from '../../catalogue/report/report.ts'
import { londonDate } from '../../schemas/calendar-date.ts'
import type { CommandContext } from '../command-context.ts'
import { CommandFailure, type ExitCode, exitCodes } from '../exit-code.ts'
import { terminalPrompter } from '../terminal-prompter.ts'
import { visibleJson } from '../visible-text.ts'

export interface CheckOptions {
  format: ReportFormat
  release?: boolean
}

/** Checks everything in `content/`; exit code 1 when something must be mended. */
export async function checkContent(options: CheckOptions, context: CommandContext): Promise<ExitCode> {
  const { runContentCheck } = await import('../../catalogue/check.ts')
  const { root, colour, stdout } = context
  return runContentCheck({ root, format: options.format, release: options.release ?? false, colour, stdout })
}

/** Prints every figure that content states, with its places. */
export async function printContentClaims(
  subject: string | undefined,
  context: CommandContext,
): Promise<ExitCode> {
  const { printClaims } = await import('../../catalogue/claims-command.ts')
  const { root, stdout, stderr } = context
  return printClaims({ root, subject, stdout, stderr })
}

/** Asks for what a new treatment's page needs, writes it and says what is left to do. */
export async function newTreatment(
  given: Record<string, string>,
  context: CommandContext,
): Promise<ExitCode> {
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

/** Writes the files from which editors complete and explain keys, and names those that changed. */
export async function writeEditorSchemas({ root, stdout }: CommandContext): Promise<ExitCode> {
  const { writeEditorFiles } = await import('../../catalogue/editor/editor-files.ts')
  const written = await writeEditorFiles(root)
  stdout.write(written.length > 0 ? `Written: ${written.join(', ')}\n` : 'Up to date.\n')
  return exitCodes.done
}

export interface DiffOptions {
  json?: boolean
}

/** Says what content changed between a revision and the files as they are. */
export async function diffContent(
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
