import { exitCodes } from '../schemas/exit-codes.ts'
import type { TextSink } from './command-context.ts'
import { displayWidth, wrapped } from './text-table.ts'

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

/** Wraps sentences at a terminal. Questions, progress and typed keys pass as they are: they end no line, or have control characters. */
export function sentenceSink(stderr: NodeJS.WriteStream): TextSink & { columns?: number } {
  if (!stderr.isTTY) return stderr
  const columns = stderr.columns || 80
  const fitted = (line: string): string[] => {
    // A command at the end stays whole, so that it can be copied.
    const [, words = line, command] =
      (displayWidth(line) > columns && /^(.*:) (clinic (?:(?!\. ).)*)$/.exec(line)) || []
    return [...wrapped(words, columns, { breaksWords: false }), ...(command ? [`  ${command}`] : [])]
  }
  const fit = (text: string) =>
    /^(?:\P{Cc}|\n)+\n$/u.test(text) ? text.split('\n').flatMap(fitted).join('\n') : text
  return { isTTY: true, columns, write: (text) => stderr.write(typeof text === 'string' ? fit(text) : text) }
}
