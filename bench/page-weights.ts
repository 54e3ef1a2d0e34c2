import { brotliCompressSync } from 'node:zlib'
import type { Browser, Request } from 'playwright-core'
import { choiceKey } from '../schemas/consent.ts'
import { startChromium } from '../tests/support/chromium.ts'
import { type SiteServer, startSite } from '../tests/support/site-server.ts'

/** Bytes, encoded as the server sends them to a browser that accepts Brotli. */
interface PageWeight {
  path: string
  html: number
  /** The inlined style sheet and entry script, each encoded by itself. */
  inlineStyle: number
  inlineScript: number
  /** Scripts that the page asks for without being touched. */
  scriptAtLoad: number
  /** Scripts that it asks for only once every widget is used. */
  scriptOnUse: number
  fonts: number
  images: number
}

const phone = { viewport: { width: 412, height: 823 } }
/** Idle work begins within two seconds. */
const settled = 2_500

/** Opens each page on a phone's screen, with nothing cached, and weighs what it asks for. */
export async function pageWeights(paths: string[]): Promise<PageWeight[]> {
  const [site, browser] = await Promise.all([startSite(), startChromium()])
  try {
    const weights: PageWeight[] = []
    for (const path of paths) weights.push(await weigh(site, browser, path))
    return weights
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function weigh(site: SiteServer, browser: Browser, path: string): Promise<PageWeight> {
  const { page, requests } = await open(site, browser, path)
  const atLoad = requests.length
  const inline = await page.evaluate(() => ({
    style: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
    script: [...document.querySelectorAll('script[type="module"]:not([src])')]
      .map(({ textContent }) => textContent)
      .join(''),
  }))
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) {
      island.scrollIntoView()
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    }
  })
  await page.waitForTimeout(settled)
  await page.context().close()
  const sum = async (list: Request[], type: string) => {
    const addresses = new Set(
      list.filter((request) => request.resourceType() === type).map((request) => request.url()),
    )
    const sizes = await Promise.all(
      [...addresses].map((address) => encodedBytes(site, new URL(address).pathname)),
    )
    return sizes.reduce((total, size) => total + size, 0)
  }
  return {
    path,
    html: await encodedBytes(site, path),
    inlineStyle: brotliCompressSync(inline.style).length,
    inlineScript: brotliCompressSync(inline.script).length,
    scriptAtLoad: await sum(requests.slice(0, atLoad), 'script'),
    scriptOnUse: await sum(requests.slice(atLoad), 'script'),
    fonts: await sum(requests, 'font'),
    images: await sum(requests, 'image'),
  }
}

/** A page that has settled, and everything it asked for so far; the list goes on growing. */
async function open(site: SiteServer, browser: Browser, path: string) {
  const context = await browser.newContext(phone)
  await context.addInitScript((key) => localStorage.setItem(key, '{"essential":true}'), choiceKey)
  const page = await context.newPage()
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(settled)
  return { page, requests }
}

async function encodedBytes(site: SiteServer, path: string): Promise<number> {
  const { body } = await site.send({ path, headers: { 'Accept-Encoding': 'br' } })
  return body.length
}
