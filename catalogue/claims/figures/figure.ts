import type { Measure } from '../measure.ts'

/** A figure found in words, with where it stands in them. */
export interface Figure {
  /** What it measures; missing where the words make no measure of it: `10Hz`, `three wavelengths`, `6 weeks to 3 months`. */
  measure?: Measure
  /** Offsets of the whole figure with its qualifier and unit. */
  start: number
  end: number
  /** The noun that is counted, in the singular and in lower case: `treatment`, `minute`; `£`, `course`, `rating`. */
  noun: string
}
