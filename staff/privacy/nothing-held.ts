import { namedSentences, nothingHeldSentence } from '../../schemas/held-words.ts'
import { Refusal } from '../refusal.ts'

export const nothingHeld = (namedIn: readonly string[]): Refusal =>
  new Refusal('notFound', [nothingHeldSentence, ...namedSentences(namedIn)].join('\n'))
