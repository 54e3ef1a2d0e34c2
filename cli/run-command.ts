import { CommanderError } from 'commander'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { Refusal } from '../staff/refusal.ts'
import type { CommandContext } from './command-context.ts'
import { CommandFailure, type ExitCode, exitCodes } from './exit-code.ts'
import { OutputEnded } from './output.ts'
import { createProgram } from './program.ts'
import { visibleText } from './visible-text.ts'

/** Runs one command line and resolves with its exit code; whatever goes wrong becomes words on stderr. */
export async function runCommand(args: readonly string[], context: CommandContext): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.done
  const program = createProgram(context, (code) => {
    exitCode = code
  })
  try {
    await program.parseAsync(args.length === 0 ? ['morning'] : args, { from: 'user' })
    return exitCode
  } catch (error) {
    return failed(error, context)
  }
}

function failed(error: unknown, { stderr }: CommandContext): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage
  if (error instanceof OutputEnded) return exitCodes.done
  if (error instanceof CommandFailure) {
    stderr.write(`${error.message}\n`)
    return error.exitCode
  }
  if (error instanceof Refusal) {
    stderr.write(`${error.message}\n`)
    return exitCodes[error.kind]
  }
  if (error instanceof DatabaseUnavailable) {
    stderr.write(`${error.message}\n`)
    return exitCodes.databaseUnavailable
  }
  const what = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
  stderr.write(
    `The program itself failed (${visibleText(what)}). Please report it to whoever looks after the site.\n`,
  )
  return exitCodes.fault
}
