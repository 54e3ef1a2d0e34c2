import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Content } from '../../catalogue/content.ts'
import { type BuiltSite, Page } from '../../catalogue/rendered/built-site.ts'
import { checkRendered } from '../../catalogue/rendered/check-rendered.ts'
import { renderReport } from '../../catalogue/report/report.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import { builtFiles, isPage, urlPathOf } from './built-files.ts'

/** Reads all that was built into `directory`, a folder below `root`. */
export async function readBuiltSite(root: string, directory: string): Promise<BuiltSite> {
  const files = await builtFiles(directory)
  const pages = files.filter(isPage).map(async (file) => {
    const path = join(directory, file)
    return new Page({ file: relative(root, path), path: urlPathOf(file), html: await readFile(path, 'utf8') })
  })
  return {
    pages: await Promise.all(pages),
    files: new Set(files.filter((file) => !isPage(file)).map(urlPathOf)),
  }
}

/**
 * Compares what the built pages show with the catalogue they were built from.
 *
 * @throws with the whole report when a page shows something other than what the content states
 */
export async function assertRendered(options: {
  /** The project's root, which holds content/. */
  root: string
  /** Where the pages were built. */
  directory: string
  catalogue: SiteContent
  content: Content
  origin: string
}): Promise<void> {
  const { root, directory, catalogue, content, origin } = options
  const built = await readBuiltSite(root, directory)
  const findings = checkRendered({ built, catalogue, content, origin })
  if (findings.length === 0) return
  const summary = { files: built.pages.length, errors: findings.length, warnings: 0, waived: 0 }
  const colour = process.stderr.isTTY && process.stderr.hasColors()
  const report = renderReport({ findings, waived: [], summary }, { root, colour, of: 'pages' })
  throw new Error(`The built pages do not show what the content states.\n\n${report}`)
}
