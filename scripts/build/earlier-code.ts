import { existsSync } from 'node:fs'
import { copyFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { day } from '../../schemas/durations.ts'
import { builtFiles } from './built-files.ts'

/** For so long after it was replaced somebody may have a page of it open, or go back to one. */
const keptFor = 7 * day

/** Named by their content, so that they are in nobody's way. Words and pictures go at once: they may have been withdrawn. */
const isCode = /^assets\/(?:chunks\/[^/]+\.js|later\.\w+\.css)$/

/** Puts the scripts and styles of the build before, and of those that it kept, beside the new ones. */
export async function keepEarlierCode(earlier: string, next: string): Promise<void> {
  if (!existsSync(earlier)) return
  for (const file of (await builtFiles(earlier)).filter((name) => isCode.test(name))) {
    const [from, to] = [join(earlier, file), join(next, file)]
    const { mtime } = await stat(from)
    if (existsSync(to) || mtime.getTime() < Date.now() - keptFor) continue
    await copyFile(from, to)
    await utimes(to, mtime, mtime)
  }
}
