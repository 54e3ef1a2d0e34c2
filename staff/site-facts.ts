import { join } from 'node:path'
import { type SiteFacts, siteFactsFile } from '../schemas/site-facts.ts'
import { readIfPresent } from './read-if-present.ts'
import { Refusal } from './refusal.ts'

export const siteFactsPath = (root: string): string => join(root, 'dist', siteFactsFile)

/**
 * Reads the facts that the last build wrote; undefined before the first build.
 *
 * @throws Refusal when the file is damaged
 */
export async function readSiteFacts(root: string): Promise<SiteFacts | undefined> {
  const file = siteFactsPath(root)
  const text = await readIfPresent(file)
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch (error) {
    throw new Refusal('notAllowed', `${file} is damaged. Run "npm run build".`, { cause: error })
  }
}
