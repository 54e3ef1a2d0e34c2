import { createInterface } from 'node:readline'
import type { CommandContext } from './command-context.ts'

/** Asks a person at the terminal, line by line. `close` lets the program end. */
export interface TerminalPrompter {
  say: (text: string) => void
  /** The line written in answer; undefined when the person left with Ctrl-D. */
  ask: (question: string) => Promise<string | undefined>
  close: () => void
}

/** A prompter on the context's terminal, or undefined when there is none to ask at. */
export function terminalPrompter({ stdin, stderr }: CommandContext): TerminalPrompter | undefined {
  if (!stdin?.isTTY) return undefined
  const reader = createInterface({ input: stdin, terminal: false })
  const lines = reader[Symbol.asyncIterator]()
  return {
    say: (text) => stderr.write(text),
    ask: async (question) => {
      stderr.write(question)
      const { done, value } = await lines.next()
      return done ? undefined : value
    },
    close: () => reader.close(),
  }
}
