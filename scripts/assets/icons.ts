import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { markPaths } from '../../renderer/icons/mark-paths.ts'
import { colour } from './tokens.ts'

/** Makes the site's icons again from the mark: `npx tsx scripts/assets/icons.ts`. The results in public/ are committed. */
const rounded = appIcon({ mark: 0.72, corner: 0.2 })
const square = appIcon({ mark: 0.68, corner: 0 })
const maskable = appIcon({ mark: 0.54, corner: 0 })

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 36 })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()

writeFileSync('public/favicon.svg', rounded)
writeFileSync('public/favicon.ico', ico(await png(rounded, 48), 48))
writeFileSync('public/apple-touch-icon.png', await png(square, 180))
writeFileSync('public/icon-192.png', await png(rounded, 192))
writeFileSync('public/icon-512.png', await png(rounded, 512))
writeFileSync('public/icon-maskable-512.png', await png(maskable, 512))

interface Shape {
  /** Share of the icon's side that the mark takes. */
  mark: number
  /** Corner radius as a share of the side; 0 fills the square, as systems that cut their own shape need. */
  corner: number
}

/** The mark in chalk and pink on oxblood, as SVG on a grid of 36 units. */
function appIcon({ mark, corner }: Shape): string {
  const inset = (36 * (1 - mark)) / 2
  const place = `translate(${inset} ${inset}) scale(${mark})`
  const chalk = colour('chalk')
  const pink = colour('pink')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="${36 * corner}" fill="${colour('oxblood')}"/><g transform="${place}"><path fill="${pink}" d="${markPaths.pin}"/><path fill="${chalk}" d="${markPaths.strap}"/><path fill="${chalk}" fill-rule="evenodd" d="${markPaths.dial}"/><path fill="none" stroke="${pink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${markPaths.hands}"/></g></svg>
`
}

/** Wraps one square PNG of at most 256 pixels in an ICO file: a directory of one entry, then the image as it is. */
function ico(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(side % 256, 6)
  header.writeUInt8(side % 256, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
