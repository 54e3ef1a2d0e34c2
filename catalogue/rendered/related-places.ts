import type { RelatedPlace } from '../finding.ts'
import { inspect } from '../inspect.ts'
import { formatPath } from '../read/locations.ts'
import type { Stated } from './mismatch.ts'

/** Finds where content states something, for the reports of what differs. Reads the content again, so ask for it late. */
export async function statedPlaces(
  root: string,
  today: string,
): Promise<(stated: Stated) => RelatedPlace | undefined> {
  const { entries } = await inspect({ root, today, release: false })
  return ({ source, place }) => {
    if (place) return { ...place, message: 'is what the content states.' }
    if (!source) return undefined
    const entry = entries.find(
      ({ kind, slug }) => kind === source.kind && (source.slug === undefined || slug === source.slug),
    )
    return (
      entry && {
        ...entry.locate(source.path),
        message: `${formatPath(source.path)} is what the content states.`,
      }
    )
  }
}
