import type { Place } from '../finding.ts'

/** One content file's text, with the way from an offset in it to a line and column. */
export class Source {
  /** From the project's root, with forward slashes. */
  readonly file: string
  readonly text: string
  #starts: number[] | undefined

  constructor(file: string, text: string) {
    this.file = file
    this.text = text
  }

  /** Where the character at `offset` stands. */
  place(offset: number): Place {
    const starts = this.#lineStarts()
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { file: this.file, line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }

  #lineStarts(): number[] {
    if (this.#starts === undefined) {
      this.#starts = [0]
      for (let at = this.text.indexOf('\n'); at !== -1; at = this.text.indexOf('\n', at + 1)) {
        this.#starts.push(at + 1)
      }
    }
    return this.#starts
  }
}
