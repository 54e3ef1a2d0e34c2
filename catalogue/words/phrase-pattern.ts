import { type Cue, cuesIn } from './cues.ts'

/** A pattern, and words without which it can't match: looking for them first costs far less. */
export interface PhrasePattern {
  /** Global, without regard to case, for words in plain letters. */
  words: RegExp
  /** Of each list, whatever the pattern matches holds a word that begins so. */
  cues: readonly (readonly Cue[])[]
}

/** A pattern with its cues, each written with `|` between its choices: `hay|hayfever`. */
export function cued(words: RegExp, ...cues: readonly string[]): PhrasePattern {
  return { words, cues: cues.map(cuesIn) }
}
