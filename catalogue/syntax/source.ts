import { errorAt, type Finding, type Place } from '../finding.ts'

/** The offsets of a stretch of a file's text; the end is one past its last character. */
export type Range = readonly [start: number, end: number]

/** One file's text, which turns offsets in it into lines and columns. */
export class Source {
  readonly file: string
  readonly text: string
  readonly #starts: number[]

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
    this.#starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  }

  /** The place of the character at `offset`. */
  place(offset: number): Place {
    const line = this.#starts.findLastIndex((start) => start <= offset)
    return { file: this.file, line: line + 1, column: offset - (this.#starts[line] ?? 0) + 1 }
  }

  /** The place of the characters between two offsets; of several lines, only the first. */
  span(start: number, end: number): Place & { length: number } {
    const [line = ''] = this.text.slice(start, end).split('\n', 1)
    return { ...this.place(start), length: Math.max(1, line.trimEnd().length) }
  }

  /** An error about the `length` characters from an offset. */
  error(rule: string, offset: number, message: string, remedy: string, length = 1): Finding {
    return errorAt({ ...this.place(offset), length: Math.max(1, length) }, rule, message, remedy)
  }
}
