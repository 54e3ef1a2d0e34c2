import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { partsOf } from '../../catalogue/syntax/front-matter.ts'
import { Source } from '../../catalogue/syntax/source.ts'
import type { MdxDocument } from '../../renderer/mdx/document.ts'
import type { PageContent } from '../../renderer/page-content.ts'
import { folders } from '../../schemas/content/kinds.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import { digestOf } from '../../server/site/manifest.ts'
import { buildImages, picturesDirectory } from '../assets/images.ts'
import type { BuildCache } from './build-cache.ts'

/** Adds to the site's content what else pages are made of, except drawings. */
export async function pageContent(
  root: string,
  site: SiteContent,
  cache: BuildCache,
): Promise<Omit<PageContent, 'drawings'>> {
  const files = Object.values(folders).flatMap((folder) =>
    site[folder].map(({ slug }) => `content/${folder}/${slug}.mdx`),
  )
  const [documents, pictures] = await Promise.all([
    readDocuments(root, files, cache),
    buildImages(join(root, 'content/images'), join(root, picturesDirectory)),
  ])
  return { site, documents, pictures }
}

/** The components of MDX files, by path from the root: `content/legal/privacy-policy.mdx`. */
async function readDocuments(
  root: string,
  files: readonly string[],
  cache: BuildCache,
): Promise<Record<string, MdxDocument>> {
  const entries = files.map(async (file) => {
    const prose = proseOf(file, await readFile(join(root, file)))
    const name = `${digestOf(prose)}.mjs`
    await cache.keep(name, async () => (await import('./compile-mdx.ts')).compileMdx(prose))
    const document: MdxDocument = await import(pathToFileURL(cache.path(name)).href)
    return [file, document] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The text below the front matter, so that a page whose keys alone have changed is not compiled again. */
function proseOf(file: string, bytes: Buffer): string {
  const text = new TextDecoder().decode(bytes)
  const parts = partsOf(new Source(file, text))
  if ('rule' in parts) throw new Error(`${file} ${parts.message}`)
  return parts.prose.trimStart()
}
