import type { Answers } from './answers.ts'
import { frontMatterText } from './front-matter-text.ts'

/** The whole text of a new treatment's file. Its prose says only what the answers say. */
export function pageText(answers: Answers): string {
  const sentences = [
    'Your consultation comes first, and there you decide whether to go on.',
    ...(answers.duration ? ['An appointment takes <Fact name="duration"/>.'] : []),
    'The price is <Price/>.',
  ]
  return `---\n${frontMatterText(answers)}---\n\n## Your appointment\n\n${sentences.join(' ')}\n`
}
