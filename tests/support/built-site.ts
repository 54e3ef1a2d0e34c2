import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { siteFactsFile } from '../../schemas/site-facts.ts'
import type { SiteManifest } from '../../server/site/manifest.ts'

export const root = resolve(import.meta.dirname, '../..')
export const dist = join(root, 'dist')

/** What the build wrote. Throws, naming the remedy, when nothing is built. */
export function builtSite(): SiteManifest {
  const file = join(dist, siteFactsFile)
  if (!existsSync(file)) throw new Error(`${file}: the site is not built. Run npm run build first`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Addresses of all prerendered pages, in the manifest's order. */
export function builtPages(): string[] {
  return Object.entries(builtSite().paths).flatMap(([path, { inline }]) => (inline ? [path] : []))
}

/** The bytes that the build wrote for an address. Throws when it wrote none. */
export function builtFile(path: string): Buffer {
  const entry = builtSite().paths[path]
  if (!entry) throw new Error(`${path}: the build wrote no such page or file`)
  return readFileSync(join(dist, 'client', entry.file))
}

/** The HTML of a prerendered page. */
export const builtHtml = (path: string): string => builtFile(path).toString('utf8')
