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
  'group',
  'description',
  'price',
  'facts',
  'flags',
  'hero',
  'related',
  'reason',
] as const satisfies readonly (keyof ValueOf<'treatment'>)[]

/** A section of a page with any of its keys missing; any other value whole. */
type PartOf<Value> = Value extends string | number | boolean | readonly unknown[] ? Value : Partial<Value>

/**
 * What is right in a file: keys of the file, keys of a page's sections, and whole entries of lists. Of a treatment, of which
 * there may be thousands, only what is compared with other files.
 */
export type KnownOf<Name extends Kind> = Name extends 'treatment'
  ? Partial<Pick<ValueOf<'treatment'>, (typeof comparedKeys)[number]>>
  : { readonly [Key in keyof ValueOf<Name>]?: PartOf<ValueOf<Name>[Key]> }

/** One content file, read and checked by itself. */
export interface Entry<Name extends Kind = Kind> {
  readonly file: string
  readonly kind: Name
  /** A page's address, from the file's name; empty for YAML files. */
  readonly slug: string
  /** What the file says, when its keys are right; tokens not yet replaced. Costs more to ask for than what is known. */
  readonly value: ValueOf<Name> | undefined
  /** What is right in the file, unless it can't be read. Paths that `locate` takes lead through it. */
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
