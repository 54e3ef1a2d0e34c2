import type { CommandContext } from './command-context.ts'
import { CommandFailure, exitCodes } from './exit-code.ts'
import { linePrompter } from './terminal-prompter.ts'

/**
 * Asks for words about people, from a terminal or whatever program writes to this one.
 *
 * @throws CommandFailure when there is no answer
 */
export async function askWords(question: string, context: CommandContext): Promise<string> {
  const prompter = linePrompter(context)
  try {
    const words = (await prompter.ask(`${question}: `))?.trim()
    if (words) return words
    throw new CommandFailure(exitCodes.usage, 'Nothing was written, so nothing was looked for.')
  } finally {
    prompter.close()
  }
}
