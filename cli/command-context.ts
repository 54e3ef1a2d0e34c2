import type { ExitCode } from './exit-code.ts'

/** Takes text, as the standard streams do. */
export interface TextSink {
  write(text: string): unknown
}

/** What a command needs from outside, passed in so that a test can give its own. */
export interface CommandContext {
  /** For data. */
  stdout: TextSink
  /** For words about the data. */
  stderr: TextSink
  /** Where a person answers questions; nobody is asked without it, nor when it is no terminal. */
  stdin?: NodeJS.ReadableStream & { isTTY?: boolean }
  env: Record<string, string | undefined>
  clock: () => Date
  /** Whether stdout may be coloured. */
  colour: boolean
  /** Who runs the command, for the audit. */
  user: string
  /** The directory of the project, where `content/` lies. */
  root: string
}

/** Takes the exit code of the command that ran. */
export type Finish = (exitCode: ExitCode) => void
