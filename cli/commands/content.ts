import type { CommandContext } from '../command-context.ts'
import type { ExitCode } from '../exit-code.ts'
import { exitCodes } from '../exit-code.ts'

export const reportFormats = ['text', 'json', 'github', 'sarif'] as const

export type ReportFormat = (typeof reportFormats)[number]

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
  const { root, stdout } = context
  await printClaims({ root, subject, stdout })
  return exitCodes.done
}
