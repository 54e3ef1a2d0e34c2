import type * as v from 'valibot'
import type { FileClaims } from '../claims/claim.ts'
import type { Finding, Place } from '../finding.ts'
import type { Kind, kinds } from './kinds.ts'
import type { Path } from './locations.ts'
import type { Target } from './prose-links.ts'

/** The checked value of one kind of content. */
export type ValueOf<Name extends Kind> = v.InferOutput<(typeof kinds)[Name]>

/** One content file, read and checked by itself. */
export interface Entry<Name extends Kind = Kind> {
  file: string
  kind: Name
  /** A page's address, from the file's name; empty for YAML files. */
  slug: string
  /** What the file says, when its keys are right; tokens not yet replaced. */
  value?: ValueOf<Name>
  findings: Finding[]
  /** What is marked as not yet the clinic's own, as its key and place. */
  placeholders: { key: string; place: Place & { length: number } }[]
  /** Where its prose links to, and the pictures it shows. */
  links: Target[]
  images: Target[]
  /** What the file states. */
  claims: FileClaims
  /** Where the value at a path stands, or the nearest group that holds it, with the length to underline. */
  locate: (path: Path) => Place & { length: number }
}
