import { join } from 'node:path'
import type { PageContent } from '../../renderer/page-content.ts'
import { folders } from '../../schemas/content/kinds.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import { buildImages, picturesDirectory } from '../assets/images.ts'
import { readDocuments } from './documents.ts'
import type { KeptFiles } from './kept-files.ts'

/** Adds to the site's content what else pages are made of, except drawings. */
export async function pageContent(
  root: string,
  site: SiteContent,
  kept: KeptFiles,
): Promise<Omit<PageContent, 'drawings'>> {
  const files = Object.values(folders).flatMap((folder) =>
    site[folder].map(({ slug }) => `content/${folder}/${slug}.mdx`),
  )
  const [documents, pictures] = await Promise.all([
    readDocuments(root, files, kept),
    buildImages(join(root, 'content/images'), join(root, picturesDirectory)),
  ])
  return { site, documents, pictures }
}
