import type { StateWords } from './waiting-words.ts'

/** An enquiry's state as a tag. */
export function StateTag({ words, state }: StateWords) {
  return <span className={`tag tag-${state}`}>{words}</span>
}
