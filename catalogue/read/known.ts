import { comparedKeys, type KnownOf } from './entry.ts'
import type { Kind } from './kinds.ts'

/** What is kept of a value in which everything is right, or of what is right in one. */
export function knownOf(kind: Kind, value: KnownOf<Kind>): KnownOf<Kind> {
  if (kind !== 'treatment') return value
  const treatment = value as KnownOf<'treatment'>
  return Object.fromEntries(comparedKeys.flatMap((key) => (key in treatment ? [[key, treatment[key]]] : [])))
}
