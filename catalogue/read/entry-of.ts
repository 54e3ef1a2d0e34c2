import type { Entry, KnownOf } from './entry.ts'
import type { Kind } from './kinds.ts'
import type { Path } from './locations.ts'

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

type Known = KnownOf<'treatment'>

/** A treatment of which some keys are right, whatever is said of the others. */
export type TreatmentWith<Key extends keyof Known> = Entry<'treatment'> & {
  known: Known & { [Name in Key]-?: NonNullable<Known[Name]> }
}

/** Every treatment of which these keys are right. */
export function treatmentsWith<const Key extends keyof Known>(
  entries: readonly Entry[],
  ...keys: Key[]
): TreatmentWith<Key>[] {
  return entries.filter((entry): entry is TreatmentWith<Key> => {
    const known = entry.kind === 'treatment' ? (entry as Entry<'treatment'>).known : undefined
    return known !== undefined && keys.every((key) => known[key] !== undefined)
  })
}

/**
 * Whether nothing is missing at or under a path of what is known because it is wrong. Where something is, no rule may take it
 * for something that the file does not say.
 */
export function isWhole({ known, gaps }: Entry, path: Path = []): boolean {
  return known !== undefined && !gaps.some((gap) => isWithin(gap, path) || isWithin(path, gap))
}

function isWithin(path: Path, group: Path): boolean {
  return group.length <= path.length && group.every((step, depth) => path[depth] === step)
}
