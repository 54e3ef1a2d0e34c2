import type { Entry } from '../read/entry.ts'
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

/** Every treatment whose keys are right. */
export function treatmentsOf(
  entries: readonly Entry[],
): (Entry<'treatment'> & Required<Pick<Entry<'treatment'>, 'value'>>)[] {
  return entries.filter(
    (entry): entry is Entry<'treatment'> & Required<Pick<Entry<'treatment'>, 'value'>> =>
      entry.kind === 'treatment' && entry.value !== undefined,
  )
}
