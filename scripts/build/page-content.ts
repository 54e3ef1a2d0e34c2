import { join } from 'node:path'
import type { PageContent } from '../../renderer/page-content.ts'
import { folders } from '../../schemas/content/kinds.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import { buildImages, picturesDirectory } from '../assets/images.ts'
import type { BuildCache } from './build-cache.ts'
import { readDocuments } from './documents.ts'

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
