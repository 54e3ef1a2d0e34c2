import { createInterface, type Interface } from 'node:readline'
import type { CommandContext } from './command-context.ts'

/** Asks a person at the terminal, line by line. `close` lets the program end. */
export interface TerminalPrompter {
  say: (text: string) => void
  /** The line written in answer; undefined when the person left with Ctrl-D. */
  ask: (question: string) => Promise<string | undefined>
  close: () => void
}

/** A prompter on the context's terminal, or undefined when there is none to ask at. */
export function terminalPrompter(context: CommandContext): TerminalPrompter | undefined {
  return context.stdin?.isTTY ? linePrompter(context) : undefined
}

/** Works with a prompter that takes its answers from a terminal or a pipe, and closes it after. */
export async function withPrompter<Result>(
  context: CommandContext,
  work: (prompter: TerminalPrompter) => Promise<Result>,
): Promise<Result> {
  const prompter = linePrompter(context)
  try {
    return await work(prompter)
  } finally {
    prompter.close()
  }
}

function linePrompter({ stdin, stderr }: CommandContext): TerminalPrompter {
  if (!stdin) return { say: (text) => stderr.write(text), ask: async () => undefined, close: () => {} }
  // Made only for the first question, since an editor may read stdin before it.
  let reader: Interface | undefined
  let lines: AsyncIterator<string> | undefined
  return {
    say: (text) => stderr.write(text),
    ask: async (question) => {
      reader ??= createInterface({ input: stdin, terminal: false })
      lines ??= reader[Symbol.asyncIterator]()
      stderr.write(question)
      const { done, value } = await lines.next()
      return done ? undefined : value
    },
    close: () => reader?.close(),
  }
}
