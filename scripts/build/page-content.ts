import { join } from 'node:path'
import type { PageContent } from '../../renderer/page-content.ts'
import type { SiteContent } from '../../schemas/content/site-content.ts'
import { buildImages, picturesDirectory } from '../assets/images.ts'
import { readDocuments } from './documents.ts'
import type { KeptFiles } from './kept-files.ts'

/** Reads beside the site's facts what else pages are made of, apart from drawings. */
export async function pageContent(
  root: string,
  site: SiteContent,
  kept: KeptFiles,
): Promise<Omit<PageContent, 'drawings'>> {
  const kinds = ['treatments', 'legal'] as const
  const files = kinds.flatMap((kind) => site[kind].map(({ slug }) => `content/${kind}/${slug}.mdx`))
  const [documents, pictures] = await Promise.all([
    readDocuments(root, files, kept),
    buildImages(join(root, 'content/images'), join(root, picturesDirectory)),
  ])
  return { site, documents, pictures }
}
