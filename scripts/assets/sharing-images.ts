import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { type SharedPage, sharingCard } from './sharing-card.ts'
import { drawnFonts } from './title-lines.ts'

/** File name of a page's sharing image: `/` is `home.png`, `/treatments/profhilo` is `treatments-profhilo.png`. */
export function sharingImageName(path: string): string {
  return `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

/** Draws one page's sharing image as a PNG of 1200 by 630 pixels. */
export function sharingImage(page: SharedPage): Buffer {
  const options = { font: { fontFiles: [...drawnFonts.files], loadSystemFonts: false } }
  return Buffer.from(new Resvg(sharingCard(page), options).render().asPng())
}

/** Writes the sharing image of every page into a directory, made where it is missing. */
export function writeSharingImages(pages: readonly SharedPage[], directory: string): void {
  mkdirSync(directory, { recursive: true })
  for (const page of pages) writeFileSync(join(directory, sharingImageName(page.path)), sharingImage(page))
}
