import { join } from 'node:path'
import type { PublishedRetention } from '../schemas/retention-period.ts'
import { readIfPresent } from './read-if-present.ts'

/** What staff need to know of the built site. */
interface BuiltSite {
  /** Scheme and host that the pages state as their own. */
  origin?: string
  /** How long enquiries are kept, as the privacy policy says. */
  retention?: PublishedRetention
}

export const builtSiteFile = (root: string): string => join(root, 'dist', 'site.json')

/** Reads it; undefined before the first build. */
export async function readBuiltSite(root: string): Promise<BuiltSite | undefined> {
  const text = await readIfPresent(builtSiteFile(root))
  return text === undefined ? undefined : JSON.parse(text)
}
