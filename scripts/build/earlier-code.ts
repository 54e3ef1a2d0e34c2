import { existsSync } from 'node:fs'
import { copyFile, readFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { day } from '../../schemas/time/durations.ts'
import { builtFiles } from './built-files.ts'

/** How long code is kept after it was replaced, in milliseconds: somebody may have a page with it open, or go back to one. */
const keptFor = 7 * day

/** Named by its content, so it clashes with nothing. Words and pictures go at once: they may have been withdrawn. */
const isCode = /^assets\/(?:chunks\/[^/]+\.js|later\.[\w-]+\.css)$/

/**
 * Copies the scripts and styles of the last build, and those that it kept from earlier ones, beside the new ones. The modification
 * time of each is when it was replaced.
 */
export async function keepEarlierCode(earlier: string, next: string): Promise<void> {
  const [manifest, page] = [join(earlier, '../assets.json'), join(earlier, 'index.html')]
  if (!existsSync(manifest) || !existsSync(page)) return
  const named = (await readFile(manifest, 'utf8')) + (await readFile(page, 'utf8'))
  for (const file of (await builtFiles(earlier)).filter((name) => isCode.test(name))) {
    const [from, to] = [join(earlier, file), join(next, file)]
    const replaced = named.includes(file) ? new Date() : (await stat(from)).mtime
    if (existsSync(to) || replaced.getTime() < Date.now() - keptFor) continue
    await copyFile(from, to)
    await utimes(to, replaced, replaced)
  }
}
