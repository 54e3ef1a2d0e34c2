import type { ExitCode } from '../schemas/exit-codes.ts'
import type { Terminal } from './terminal.ts'

export interface TextSink {
  /** Returns false if the next write has to wait for `drain`. */
  write(text: string | Uint8Array): unknown
  isTTY?: boolean
  /** The error after which nothing more can be written. */
  errored?: Error | null
  once?(event: 'drain' | 'error' | 'close', listener: () => void): unknown
  off?(event: 'drain' | 'error' | 'close', listener: () => void): unknown
}

/** What a command needs from outside, passed in so that a test can give its own. */
export interface CommandContext {
  /** For data. */
  stdout: TextSink
  /** Whether stdout goes to a file that other users of this machine may read. */
  stdoutIsReadableByOthers?: boolean
  /** For messages about the data. */
  stderr: TextSink
  /** Where answers are read from; without it nobody is asked. */
  stdin?: NodeJS.ReadableStream & { isTTY?: boolean; setRawMode?: (isRaw: boolean) => unknown }
  env: Record<string, string | undefined>
  clock: () => Date
  /** Whether stdout may be coloured. */
  colour: boolean
  /** The terminal on stdout; absent if stdout is a file or a pipe. */
  terminal?: Terminal | undefined
  /** Who runs the command, for the audit. */
  user: string
  /** The directory of the project, where `content/` lies. */
  root: string
}

/** Waits for the command that runs, and takes its exit code. */
export type Finish = (command: Promise<ExitCode>) => Promise<void>
