import type { Place } from '../finding.ts'
import type { Measure } from './measure.ts'

/** A figure or fact that a file states about a subject. */
export interface Claim {
  /** A treatment's slug, or `clinic`. */
  subject: string
  /** `price`, `duration`, `experience`, `opens monday`. */
  property: string
  /** The value as reports print it: `from £45`, `2-3 sessions`. */
  value: string
  /** The figure itself where the value is one, for comparison. */
  measure?: Measure
  place: Place & { length: number }
  /** The sentence it was read from, for claims made in words. */
  sentence?: string
  /** Words that must end with a treatment's name, which is the subject; without it the figure is unattributed. */
  named?: string
}

/** A figure read in words that can't be said to be about anything; listed, never guessed at. */
export interface UnattributedFigure {
  value: string
  place: Place & { length: number }
  sentence: string
}

/** What one file states. */
export interface FileClaims {
  readonly claims: Claim[]
  readonly unattributed: UnattributedFigure[]
}
