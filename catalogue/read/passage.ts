import type { Place } from '../finding.ts'
import type { Path } from './locations.ts'

/** One stretch of words that readers meet as a whole: a value, a paragraph, a heading, a picture's description. */
export interface Passage {
  text: string
  /** The key it stands under; empty for prose. */
  path: Path
  kind: 'value' | 'prose' | 'heading' | 'alt' | 'slug'
  /** What it answers: an FAQ's question, the label beside a value. */
  question?: string
  /** Where the character at an offset of `text` stands in the file. */
  place: (offset: number) => Place
}

/** Stands in `text` where prose has a component; what that shows can't disagree with the facts. */
export const componentMark = '\uFFFC'
