import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MdxDocument } from '../../renderer/mdx/document.ts'
import type { KeptFiles } from './kept-files.ts'

/** The components of MDX files, by path from the root: `content/legal/privacy-policy.mdx`. */
export async function readDocuments(
  root: string,
  files: readonly string[],
  kept: KeptFiles,
): Promise<Record<string, MdxDocument>> {
  const entries = files.map(async (file) => {
    const source = await readFile(join(root, file))
    const name = `${createHash('sha256').update(source).digest('hex').slice(0, 32)}.mjs`
    await kept.keep(name, () => compile(source))
    const document: MdxDocument = await import(pathToFileURL(kept.path(name)).href)
    return [file, document] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function compile(source: Buffer): Promise<Buffer> {
  const [mdx, { mdxSettings }] = await Promise.all([import('@mdx-js/mdx'), import('./mdx-settings.ts')])
  return Buffer.from(String(await mdx.compile(source, mdxSettings)))
}
