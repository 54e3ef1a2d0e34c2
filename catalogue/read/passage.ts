import type { Place } from '../finding.ts'
import type { Path } from './locations.ts'

/** One stretch of words that readers meet as a whole: a value, a paragraph, a heading, a picture's description. */
export interface Passage {
  /** With ordinary spaces and hyphens in place of non-breaking ones. */
  text: string
  /** The key it stands under; empty for prose. */
  path: Path
  kind: 'value' | 'prose' | 'heading' | 'alt' | 'slug'
  /** What it answers: an FAQ's question, the label beside a value. */
  question?: string
  /** Where the character at an offset of `text` stands in the file. */
  place: (offset: number) => Place
}

/** Words with ordinary spaces and hyphens in place of non-breaking ones; every character keeps its offset. */
export function plainWords(text: string): string {
  return text.includes('\u00a0') || text.includes('\u2011')
    ? text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-')
    : text
}

/** Stands in `text` where prose has a component; what that shows can't disagree with the facts. */
export const componentMark = '\uFFFC'
