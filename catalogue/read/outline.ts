import { comparedKeys, type Entry, type OutlineOf, type ValueOf } from './entry.ts'
import type { Kind } from './kinds.ts'

/** What other files are compared with of a checked value. */
export function outlineOf(kind: Kind, value: ValueOf<Kind>): Entry['outline'] {
  if (kind !== 'treatment') return value as OutlineOf<Kind>
  const treatment = value as ValueOf<'treatment'>
  const kept = comparedKeys.flatMap((key) => (key in treatment ? [[key, treatment[key]]] : []))
  return Object.fromEntries(kept) as OutlineOf<'treatment'>
}
