import type { StateWords } from './waiting-words.ts'

export function StateTag({ words, state }: StateWords) {
  return <span className={`tag tag-${state}`}>{words}</span>
}
