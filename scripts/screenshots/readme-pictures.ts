import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { colour } from '../assets/tokens.ts'

/**
 * Makes the pictures of README.md, docs/design-language.md and docs/desk.md from the newest screenshots, which must be there:
 * npm run build, npm run screenshots, npx tsx scripts/screenshots/desk.ts, then npx tsx scripts/screenshots/readme-pictures.ts.
 * Words narrow it to pictures whose names contain one.
 */
const from = 'screenshots'
const to = 'docs/images'
const limitBytes = 150_000
/** The colour between and around the windows, with which no page begins. */
const ground = colour('estuary')
const gap = 32

interface Part {
  /** A screenshot without its ending. */
  shot: string
  /** Pixels of the screenshot that are shown, from `top`. */
  top: number
  height: number
  /** Width in the picture, in pixels. */
  width: number
}

const wide = (shot: string, height = 900) => ({ shot: `${shot}-1440`, top: 0, height, width: 1100 })
const phone = (shot: string, height = 780, top = 0) => ({ shot: `${shot}-360`, top, height, width: 317 })
const desk = (page: string, height = 800) => ({
  shot: `desk/${page}-1280-light`,
  top: 0,
  height,
  width: 1100,
})

const pictures: Record<string, Part[]> = {
  home: [wide('home'), phone('home')],
  treatment: [wide('treatments-profhilo'), phone('treatments-profhilo')],
  device: [wide('treatments-laser-hair-removal-trilogy-ice')],
  prices: [wide('state-accordion'), phone('state-accordion')],
  about: [wide('about', 1200), phone('about')],
  contact: [wide('contact', 1160), phone('state-form-errors', 960, 1334)],
  cookies: [wide('state-cookie-preferences'), phone('state-cookie-card')],
  menu: [wide('state-menu'), phone('state-menu')],
  'desk-today': [desk('today')],
  'desk-enquiries': [desk('enquiries')],
  'desk-board': [desk('board', 700)],
  'desk-figures': [desk('figures', 1620)],
  'desk-content': [desk('content')],
  'desk-privacy': [desk('privacy', 1000)],
}

await mkdir(to, { recursive: true })
const wanted = process.argv.slice(2)
for (const [name, parts] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
  const picture = await compose(parts)
  if (picture.length > limitBytes)
    throw new Error(
      `${name}.png has ${picture.length} bytes, over ${limitBytes}. Show less of the page in it.`,
    )
  await writeFile(join(to, `${name}.png`), picture)
  console.log(`${to}/${name}.png ${Math.round(picture.length / 1024)} KiB`)
}

/** Puts parts of screenshots side by side, their tops level. */
async function compose(parts: Part[]): Promise<Buffer> {
  const shown = await Promise.all(parts.map(cut))
  const places = shown.map((one, index) => ({
    input: one.data,
    top: gap,
    left: shown.slice(0, index).reduce((sum, before) => sum + before.width + gap, gap),
  }))
  const width = shown.reduce((sum, one) => sum + one.width + gap, gap)
  const height = Math.max(...shown.map((one) => one.height)) + 2 * gap
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(places)
    .png({ palette: true, colours: 80, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

async function cut({ shot, top, height, width }: Part) {
  const file = sharp(join(from, `${shot}.png`))
  const whole = await file.metadata()
  const part = { left: 0, top, width: whole.width, height: Math.min(height, whole.height - top) }
  const { data, info } = await file
    .extract(part)
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
