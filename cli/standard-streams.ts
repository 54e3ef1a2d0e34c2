import { exitCodes } from '../schemas/exit-codes.ts'

/**
 * Handles errors of the streams. Call the returned function at the end: it waits until the data is written and resolves with
 * the exit code. A closed pipe, as `| head` leaves it, is not a failure.
 */
export function watchStreams(
  stdout: NodeJS.WriteStream,
  stderr: NodeJS.WriteStream,
): (exitCode: number) => Promise<number> {
  let failure: NodeJS.ErrnoException | undefined
  stdout.on('error', (error) => {
    failure ??= error
  })
  stderr.on('error', () => {})
  return async (exitCode) => {
    if (!failure) await new Promise<void>((done) => stdout.write('', () => setImmediate(done)))
    if (!failure || failure.code === 'EPIPE') return exitCode
    stderr.write(
      `The output could not be written completely (${failure.code}). Is there room where it goes? Changes already made are kept.\n`,
    )
    return exitCodes.output
  }
}
