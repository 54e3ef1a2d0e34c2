import type { Entry } from '../read/entry.ts'
import type { Passage } from '../read/passage.ts'
import type { Sentence } from './sentences.ts'

/** A sentence with everything around it that tells what it is about. */
export interface Reading {
  entry: Entry
  passage: Passage
  sentence: Sentence
  /** The sentence before it in the same passage. */
  previous: string | undefined
  /** The heading above it, and whether nothing stands between them. */
  heading: string | undefined
  isFirst: boolean
}

/** The question that a sentence answers, or the label it stands beside. */
export function questionOf({ passage, previous, heading, isFirst }: Reading): string | undefined {
  if (isQuestion(previous)) return previous
  const isBeneath = previous === undefined && (isFirst || isQuestion(heading))
  return passage.question ?? (isBeneath ? heading : undefined)
}

/** Whether words ask something. */
export function isQuestion(words: string | undefined): boolean {
  return words?.trim().endsWith('?') ?? false
}
