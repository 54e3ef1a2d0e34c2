import { CommanderError } from 'commander'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { fileFault, isDiskFull } from '../schemas/error-code.ts'
import { type ExitCode, exitCodes } from '../schemas/exit-codes.ts'
import { visibleLines, visibleText } from '../schemas/visible-text.ts'
import { Refusal } from '../staff/refusal.ts'
import type { CommandContext } from './command-context.ts'
import { faultText } from './fault-text.ts'
import { OutputEnded } from './output.ts'
import { printLong } from './print-long.ts'
import { createProgram } from './program.ts'
import { swallowedOptionsMessage } from './swallowed-options.ts'

/** Runs one command line and resolves with its exit code; failures are explained on stderr. */
export async function runCommand(args: readonly string[], context: CommandContext): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.done
  let help = ''
  const program = createProgram(
    context,
    async (command) => {
      exitCode = await command
    },
    (text) => {
      help += text
    },
  )
  try {
    const swallowed = swallowedOptionsMessage(program, args, context.env)
    if (swallowed) throw new Refusal('usage', swallowed)
    await program.parseAsync(args.length === 0 ? ['morning'] : args, { from: 'user' })
    return exitCode
  } catch (error) {
    if (help) await printLong(help, context, {})
    return reportFailure(error, context)
  }
}

function reportFailure(error: unknown, { stderr }: CommandContext): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage
  if (error instanceof OutputEnded) return exitCodes.done
  const refused = refusalCode(error)
  if (error instanceof Error && refused !== undefined) {
    // The message may quote what was typed, which must not control the terminal.
    stderr.write(`${visibleLines(error.message).join('\n')}\n`)
    return refused
  }
  const fault = fileFault(error)
  stderr.write(fault ? `${visibleText(fault)}\n` : faultText(error))
  if (!fault) return exitCodes.fault
  return isDiskFull(error) ? exitCodes.output : exitCodes.usage
}

function refusalCode(error: unknown): ExitCode | undefined {
  if (error instanceof Refusal) return exitCodes[error.kind]
  return error instanceof DatabaseUnavailable ? exitCodes.databaseUnavailable : undefined
}
