import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findFrontMatter } from '../../catalogue/syntax/front-matter.ts'
import { Source } from '../../catalogue/syntax/source.ts'
import type { MdxDocument } from '../../renderer/mdx/document.ts'
import type { BuildCache } from './build-cache.ts'

/** The components of MDX files, by path from the root: `content/legal/privacy-policy.mdx`. */
export async function readDocuments(
  root: string,
  files: readonly string[],
  cache: BuildCache,
): Promise<Record<string, MdxDocument>> {
  const entries = files.map(async (file) => {
    const prose = proseOf(file, await readFile(join(root, file)))
    const name = `${createHash('sha256').update(prose).digest('hex').slice(0, 32)}.mjs`
    await cache.keep(name, () => compile(prose))
    const document: MdxDocument = await import(pathToFileURL(cache.path(name)).href)
    return [file, document] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The text below the front matter, so that a page whose keys alone have changed is not compiled again. */
function proseOf(file: string, bytes: Buffer): string {
  const text = new TextDecoder().decode(bytes)
  const front = findFrontMatter(new Source(file, text))
  if ('rule' in front) throw new Error(`${file} ${front.message}`)
  return text.slice(front.prose)
}

async function compile(prose: string): Promise<Buffer> {
  const [mdx, { mdxSettings }] = await Promise.all([import('@mdx-js/mdx'), import('./mdx-settings.ts')])
  return Buffer.from(String(await mdx.compile(prose, mdxSettings)))
}
