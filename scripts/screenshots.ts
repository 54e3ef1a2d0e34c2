import { mkdir, rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { choiceKey } from '../schemas/consent.ts'
import { startChromium } from '../tests/support/chromium.ts'
import { startSite } from '../tests/support/site-server.ts'
import { forEachConcurrently } from './build/for-each-concurrently.ts'
import { firstVisitStates, type Shot, settled, states } from './screenshots/states.ts'

/**
 * Writes every route at 360, 768 and 1440 px, and the open states of the widgets, to screenshots/, which git ignores.
 * Needs a built site: npm run build. Words on the command line narrow it to shots whose names contain one of them.
 */
const folder = 'screenshots'
const widths = [360, 768, 1440]

interface Picture extends Shot {
  width: number
  consented: boolean
}

const site = await startSite({ ENQUIRY_LIMIT_PER_ADDRESS: '1000' })
const browser = await startChromium()
const wanted = process.argv.slice(2)
const pictures = (await everyPicture()).filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
await forEachConcurrently(pictures, take)
await browser.close()
await site.stop()
console.log(`${pictures.length} pictures in ${folder}/`)

async function everyPicture(): Promise<Picture[]> {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const routes: Shot[] = [...paths, '/contact/sent', '/contact/not-sent', '/an-unknown-page'].map((path) => ({
    name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
    path,
  }))
  const consented = [...routes, ...states].map((shot) => ({ ...shot, consented: true }))
  const first = firstVisitStates.map((shot) => ({ ...shot, consented: false }))
  return [...consented, ...first].flatMap((shot) => widths.map((width) => ({ ...shot, width })))
}

async function take({ name, path, width, prepare, whole, consented }: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 780 : 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  const page = await context.newPage()
  if (consented) await page.addInitScript((key) => localStorage.setItem(key, '{"essential":true}'), choiceKey)
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  await prepare?.(page, width)
  await settled(page)
  await loadLateImages(page)
  await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: whole ?? !prepare })
  await context.close()
}

/** Loads the cards' drawings, which would otherwise load only near the window. */
async function loadLateImages(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      Array.from(document.images, (image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )
}
