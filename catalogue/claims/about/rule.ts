import type { MeasureUnit } from '../measure.ts'

/** How words tell what a figure is about. The groups `who`, before it, and `whom`, after it, hold its subject. */
export interface AboutRule {
  property: string
  units: readonly MeasureUnit[]
  /** What is counted. */
  noun?: string
  /** Matches what stands directly before the figure. */
  before?: RegExp
  /** Matches what stands directly after it. */
  after?: RegExp
  /** Must be somewhere in the sentence. */
  with?: RegExp
  /** Keeps a sentence out. */
  not?: RegExp
  /** Keeps a figure out when it is in the same part of the sentence, between commas. */
  notNear?: RegExp
  /** Only a treatment that the words name is the subject. */
  namedOnly?: true
  /** The clinic rather than a treatment is the subject. */
  clinic?: true
  /** Results and effects are the treatment's own subject here. */
  outcome?: true
}
