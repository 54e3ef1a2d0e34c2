import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageContent } from '../../renderer/page-content.ts'
import { unknownAddress } from '../../schemas/urls.ts'

/** The end tag of an empty shape, which HTML can write shorter within a drawing. */
const emptyShape = /><\/(?:path|circle|rect|line|ellipse)>/g

/** The indentation in Vike's own template. The pages have no other line that begins with a space. */
const indentation = />\s*\n +</g

/** Renders the pages at these addresses into `directory`, with a bundle of bundle-site.ts. */
export async function renderPages(
  bundle: string,
  content: PageContent,
  addresses: readonly string[],
  directory: string,
): Promise<void> {
  await import(pathToFileURL(join(bundle, 'server/entry.mjs')).href)
  const { renderPage } = await import('vike/server')
  for (const urlOriginal of addresses) {
    const { httpResponse } = await renderPage({ ...content, urlOriginal })
    if (httpResponse.statusCode !== (urlOriginal === unknownAddress ? 404 : 200))
      throw new Error(`${urlOriginal} could not be rendered: status ${httpResponse.statusCode}.`)
    const file = join(directory, `${urlOriginal === '/' ? 'index' : urlOriginal.slice(1)}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, httpResponse.body.replace(emptyShape, '/>').replace(indentation, '><'))
  }
}
