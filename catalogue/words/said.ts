import type { Passage } from '../read/passage.ts'
import { cueCount, cuesOf } from './cues.ts'
import type { PhrasePattern } from './phrase-pattern.ts'
import { type PlainLetters, plainLetters } from './plain-letters.ts'

const known = new WeakMap<readonly Passage[], Said>()

/** What passages say in plain letters, and which of them hold which cue. Read once for all rules. */
export class Said {
  readonly #plain: PlainLetters[]
  /** A row of bits for each passage, and one for all of them together: whether it holds the cue of that number. */
  readonly #rows: Uint32Array
  readonly #width = Math.ceil(cueCount() / 32)

  private constructor(passages: readonly Passage[]) {
    this.#plain = passages.map(({ text }) => plainLetters(text))
    this.#rows = rowsOf(this.#plain, this.#width)
  }

  static in(passages: readonly Passage[]): Said {
    const said = known.get(passages) ?? new Said(passages)
    known.set(passages, said)
    return said
  }

  /** The words of the passage at an index. */
  plain(index: number): PlainLetters {
    return this.#plain[index] as PlainLetters
  }

  /** Indexes of the passages in which a pattern may match, in their order. */
  mayMatch({ cues }: Pick<PhrasePattern, 'cues'>): number[] {
    const found: number[] = []
    if (!this.#holdsEach(this.#plain.length, cues)) return found
    for (let index = 0; index < this.#plain.length; index++) {
      if (this.#holdsEach(index, cues)) found.push(index)
    }
    return found
  }

  /** Whether a pattern matches anywhere. */
  matches(pattern: PhrasePattern): boolean {
    return this.mayMatch(pattern).some((index) => this.plain(index).text.search(pattern.words) !== -1)
  }

  /** Whether a row holds one cue at least of each list. */
  #holdsEach(row: number, cues: PhrasePattern['cues']): boolean {
    const start = row * this.#width
    return cues.every((choices) =>
      choices.some((cue) => ((this.#rows[start + (cue >> 5)] ?? 0) & (1 << (cue & 31))) !== 0),
    )
  }
}

function rowsOf(texts: readonly PlainLetters[], width: number): Uint32Array {
  const rows = new Uint32Array((texts.length + 1) * width)
  const all = texts.length * width
  for (const [index, { text }] of texts.entries()) {
    for (const cue of cuesOf(text)) {
      const [word, bit] = [cue >> 5, 1 << (cue & 31)]
      rows[index * width + word] = (rows[index * width + word] as number) | bit
      rows[all + word] = (rows[all + word] as number) | bit
    }
  }
  return rows
}
