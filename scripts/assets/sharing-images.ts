import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { urls } from '../../schemas/urls.ts'
import { digestOf } from '../../server/site/manifest.ts'
import type { Keep } from '../build/build-cache.ts'
import { forEachConcurrently } from '../build/for-each-concurrently.ts'
import { type SharedPage, sharingCard } from './sharing-card.ts'
import { drawnFonts } from './title-lines.ts'

/** Draws a card as a PNG; both steps work in threads of their own. */
export async function drawCard(card: string): Promise<Buffer> {
  const [{ renderAsync }, { default: sharp }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('sharp'),
  ])
  const font = { fontFiles: [...drawnFonts.files], loadSystemFonts: false }
  const { pixels, width, height } = await renderAsync(card, { font })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** Writes every page's sharing image below `client`, and draws only those that no earlier build has kept. */
export async function writeSharingImages(
  pages: readonly SharedPage[],
  client: string,
  keep: Keep,
): Promise<void> {
  await forEachConcurrently(pages, async (page) => {
    const card = sharingCard(page)
    const image = await keep(`${digestOf(card)}.png`, () => drawCard(card))
    const file = join(client, urls.sharingImage(page.path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, image)
  })
}
