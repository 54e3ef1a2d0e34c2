import { join } from 'node:path'
import type { TreatmentLink } from '../schemas/desk.ts'
import type { Opening } from '../schemas/time/open-time.ts'
import type { PublishedRetention } from '../schemas/time/retention-period.ts'
import { readIfPresent } from './read-if-present.ts'
import { Refusal } from './refusal.ts'

/** What staff need to know of the built site. */
interface BuiltSite {
  /** Scheme and host that the pages state as their own. */
  origin?: string
  /** How long enquiries are kept, as the privacy policy says. */
  retention?: PublishedRetention
  opening?: Opening
  treatments?: TreatmentLink[]
}

export const builtSiteFile = (root: string): string => join(root, 'dist', 'site.json')

/**
 * Reads it; undefined before the first build.
 *
 * @throws Refusal where the file is damaged
 */
export async function readBuiltSite(root: string): Promise<BuiltSite | undefined> {
  const file = builtSiteFile(root)
  const text = await readIfPresent(file)
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch (error) {
    throw new Refusal('notAllowed', `${file} is damaged. Run "npm run build".`, { cause: error })
  }
}
