import { comparedKeys, type KnownOf, type OutlineOf, type ValueOf } from './entry.ts'
import type { Kind } from './kinds.ts'

/** What other files are compared with of a checked value. */
export function outlineOf(kind: Kind, value: ValueOf<Kind>): OutlineOf<Kind> {
  return knownOf(kind, value as KnownOf<Kind>) as OutlineOf<Kind>
}

/** The same of what is right in a value. */
export function knownOf(kind: Kind, value: KnownOf<Kind>): KnownOf<Kind> {
  if (kind !== 'treatment') return value
  const treatment = value as KnownOf<'treatment'>
  return Object.fromEntries(comparedKeys.flatMap((key) => (key in treatment ? [[key, treatment[key]]] : [])))
}
