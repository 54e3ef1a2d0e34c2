import type { Entry, OutlineOf, ValueOf } from '../read/entry.ts'
import type { Kind } from '../read/kinds.ts'

/** The first entry of a kind, or undefined. */
export function entryOf<const Name extends Kind>(
  entries: readonly Entry[],
  kind: Name,
  slug?: string,
): Entry<Name> | undefined {
  return entries.find(
    (entry): entry is Entry<Name> => entry.kind === kind && (slug === undefined || entry.slug === slug),
  )
}

/** A treatment whose keys are right. */
export type CheckedTreatment = Entry<'treatment'> & {
  outline: OutlineOf<'treatment'>
  value: ValueOf<'treatment'>
}

/** Every treatment whose keys are right. */
export function treatmentsOf(entries: readonly Entry[]): CheckedTreatment[] {
  return entries.filter(
    (entry): entry is CheckedTreatment => entry.kind === 'treatment' && entry.outline !== undefined,
  )
}
