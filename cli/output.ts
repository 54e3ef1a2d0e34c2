import { fstatSync } from 'node:fs'
import type { CommandContext, TextSink } from './command-context.ts'

/** No more data can be written, so the command ends; standard-streams.ts reports why. */
export class OutputEnded extends Error {
  override readonly name = 'OutputEnded'
}

/**
 * Prints data in parts, no faster than the reader takes them.
 *
 * @throws OutputEnded when the reader has gone or the disk is full
 */
export async function printParts(
  stdout: TextSink,
  parts: AsyncIterable<string | Uint8Array> | Iterable<string>,
): Promise<void> {
  for await (const part of parts) {
    if (stdout.write(part) === false) await drained(stdout)
    if (stdout.errored) throw new OutputEnded()
  }
}

/** Waits until the stream drains or ends. */
function drained(stdout: TextSink): Promise<void> {
  return new Promise((done) => {
    if (!stdout.once || stdout.errored) return done()
    const events = ['drain', 'error', 'close'] as const
    const end = () => {
      for (const event of events) stdout.off?.(event, end)
      done()
    }
    for (const event of events) stdout.once(event, end)
  })
}

/** Whether a descriptor is a file that other users of this machine may read, as `> file` makes it. */
export function isReadableByOthers(descriptor: number): boolean {
  const stats = fstatSync(descriptor)
  return stats.isFile() && (stats.mode & 0o077) !== 0
}

/** Tells somebody who redirects personal data how to keep the file private, and the next one. */
export function adviseOutput(
  { stderr, stdoutIsReadableByOthers }: CommandContext,
  next = 'the next one by umask 077 before the command',
): void {
  if (!stdoutIsReadableByOthers) return
  stderr.write(
    `Other users of this machine may read the file that you redirect to. Make it private with chmod 600, and ${next}.\n`,
  )
}
