import type * as v from 'valibot'
import type { FileClaims } from '../claims/claim.ts'
import type { Finding, Place } from '../finding.ts'
import type { Kind, kinds } from './kinds.ts'
import type { Path } from './locations.ts'
import type { Target } from './prose-links.ts'

/** The checked value of one kind of content. */
export type ValueOf<Name extends Kind> = v.InferOutput<(typeof kinds)[Name]>

/** Keys of a treatment that are compared with other files. */
export const comparedKeys = [
  'title',
  'description',
  'price',
  'facts',
  'flags',
  'hero',
  'related',
  'reason',
] as const satisfies readonly (keyof ValueOf<'treatment'>)[]

/** What rules that compare files need of one: of a treatment, of which there may be thousands, a few keys only. */
export type OutlineOf<Name extends Kind> = Name extends 'treatment'
  ? Pick<ValueOf<'treatment'>, (typeof comparedKeys)[number]>
  : ValueOf<Name>

/** A section of a page with any of its keys missing; any other value whole. */
type PartOf<Value> = Value extends string | number | boolean | readonly unknown[] ? Value : Partial<Value>

/** What is right in an outline: keys of the file, keys of a page's sections, and whole entries of lists. */
export type KnownOf<Name extends Kind> = Name extends 'treatment'
  ? Partial<OutlineOf<'treatment'>>
  : { readonly [Key in keyof ValueOf<Name>]?: PartOf<ValueOf<Name>[Key]> }

/** One content file, read and checked by itself. */
export interface Entry<Name extends Kind = Kind> {
  readonly file: string
  readonly kind: Name
  /** A page's address, from the file's name; empty for YAML files. */
  readonly slug: string
  /** What the file says, when its keys are right; tokens not yet replaced. Costs more to ask for than the outline. */
  readonly value: ValueOf<Name> | undefined
  /** What other files are compared with, when the file's keys are right. */
  readonly outline: OutlineOf<Name> | undefined
  /** The outline, or what is right of it, unless the file can't be read. Paths that `locate` takes lead through it. */
  readonly known: KnownOf<Name> | undefined
  /** What `known` lacks because it is wrong: keys, known to the site or not, and `*` for entries of a list. */
  readonly gaps: readonly Path[]
  /** True for a file that is not there, though others name it or no site is without it. */
  readonly absent?: true
  readonly findings: Finding[]
  /** What is marked as not yet the clinic's own, as its key and place. */
  readonly placeholders: readonly { key: string; place: Place & { length: number } }[]
  /** Where its prose links to, and the pictures it shows. */
  readonly links: readonly Target[]
  readonly images: readonly Target[]
  /** What the file states. */
  readonly claims: FileClaims
  /** Where the value at a path stands, or the nearest group that holds it, with the length to underline. */
  locate(path: Path): Place & { length: number }
}
