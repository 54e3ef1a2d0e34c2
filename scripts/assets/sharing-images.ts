import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Keep } from '../build/kept-files.ts'
import { sideBySide } from '../build/side-by-side.ts'
import { type SharedPage, sharingCard } from './sharing-card.ts'
import { drawnFonts } from './title-lines.ts'

/** File name of a page's sharing image: `/` is `home.png`, `/treatments/profhilo` is `treatments-profhilo.png`. */
export function sharingImageName(path: string): string {
  return `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

/** Draws a card as a PNG; both steps work in threads of their own. */
export async function drawCard(card: string): Promise<Buffer> {
  const font = { fontFiles: [...drawnFonts.files], loadSystemFonts: false }
  const { pixels, width, height } = await renderAsync(card, { font })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** Writes the sharing image of every page, unless the same was drawn before, into a directory, made where it is missing. */
export async function writeSharingImages(
  pages: readonly SharedPage[],
  directory: string,
  keep: Keep,
): Promise<void> {
  await mkdir(directory, { recursive: true })
  await sideBySide(pages, async (page) => {
    const card = sharingCard(page)
    const digest = createHash('sha256').update(card).digest('hex').slice(0, 32)
    const image = await keep(`${digest}.png`, () => drawCard(card))
    await writeFile(join(directory, sharingImageName(page.path)), image)
  })
}
