import type { ExitCode } from '../schemas/exit-codes.ts'

export { type ExitCode, exitCodes } from '../schemas/exit-codes.ts'

/** Ends a command with words for the person and a code for the script. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure'
  readonly exitCode: ExitCode

  constructor(exitCode: ExitCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.exitCode = exitCode
  }
}
