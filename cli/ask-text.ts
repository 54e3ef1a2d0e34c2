import { Refusal } from '../staff/refusal.ts'
import type { CommandContext } from './command-context.ts'
import { withPrompter } from './terminal-prompter.ts'

/**
 * Asks for personal text, at a terminal or from a pipe.
 *
 * @throws Refusal when there is no answer
 */
export async function askText(question: string, context: CommandContext): Promise<string> {
  const answer = await withPrompter(context, (prompter) => prompter.ask(`${question}: `))
  const text = answer?.trim()
  if (text) return text
  throw new Refusal(
    'usage',
    'Nothing was typed, so nothing was looked for. Run it again and answer the question.',
  )
}
