import type { Place } from '../finding.ts'
import type { NamedSubject } from './about/subject.ts'
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
  /** The heading above the words. */
  heading?: string
  /** Offset of the figure in its sentence. */
  figureAt?: number
  /** Where only its words tell the treatment that is its subject; a figure whose words name none is unattributed. */
  named?: NamedSubject
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
