import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { appIcon } from './app-icon.ts'
import { ico } from './ico.ts'

/** Makes the site's icons anew from the mark: `npx tsx scripts/assets/icons.ts`. The results in public/ are committed. */
const rounded = appIcon({ mark: 0.72, corner: 0.2 })
const square = appIcon({ mark: 0.68, corner: 0 })
const maskable = appIcon({ mark: 0.54, corner: 0 })

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 36 })
    .resize(side, side)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()

writeFileSync('public/favicon.svg', rounded)
writeFileSync('public/favicon.ico', ico(await png(rounded, 32), 32))
writeFileSync('public/apple-touch-icon.png', await png(square, 180))
writeFileSync('public/icon-192.png', await png(rounded, 192))
writeFileSync('public/icon-512.png', await png(rounded, 512))
writeFileSync('public/icon-maskable-512.png', await png(maskable, 512))
