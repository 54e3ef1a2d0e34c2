import type { Browser, Page } from 'playwright-core'
import { startChromium } from '../tests/support/chromium.ts'
import { traceFirstPaint } from '../tests/support/page-trace.ts'
import { startSite } from '../tests/support/site-server.ts'
import { printTable } from './table.ts'

/** What a phone does in the first second: 4 times slower than this machine, 150 ms away, 1.6 Mbit/s, with nothing cached. */
const slowness = { cpu: 4, latency: 150, bytesPerSecond: 200_000 }
const rounds = 3

interface Press {
  name: string
  path: string
  button: string
  /** Shows that the press had an effect. */
  effect: string
}

const presses: Press[] = [
  { name: 'hamburger', path: '/', button: '.nav-toggle', effect: '.nav-toggle[aria-expanded="true"]' },
  {
    name: 'accordion row',
    path: '/',
    button: '.accordion-trigger',
    effect: '.accordion-item:first-child .accordion-panel:not([hidden])',
  },
  { name: 'Accept All', path: '/about', button: '[data-consent="all"]', effect: 'dialog:not([open])' },
  {
    name: 'Customise',
    path: '/about',
    button: '.dialog-actions > :nth-child(3)',
    effect: 'dialog .dialog-options',
  },
]

const site = await startSite()
const browser = await startChromium()
try {
  const rows: string[][] = []
  for (const press of presses) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(await timePress(browser, press))
    rows.push([press.name, press.path, `${median(times).toFixed(0)} ms`])
  }
  printTable(['first press', 'page', 'until the effect is painted'], rows)

  const paints: string[][] = []
  for (const path of ['/', '/treatments/profhilo', '/contact']) {
    const traces: Awaited<ReturnType<typeof traceFirstPaint>>[] = []
    for (let round = 0; round < rounds; round += 1) {
      const page = await slowPage(browser)
      traces.push(await traceFirstPaint(page, site.origin + path))
      await page.context().close()
    }
    const script = median(traces.map((trace) => trace.script))
    const layout = median(traces.map((trace) => trace.styleAndLayout))
    paints.push([path, `${script.toFixed(0)} ms`, `${layout.toFixed(0)} ms`])
  }
  console.log()
  printTable(['before the first paint', 'script', 'style and layout'], paints)
} finally {
  await browser.close()
  await site.stop()
}

/** Presses as soon as the page is painted; milliseconds from the press until its effect is painted. */
async function timePress(opened: Browser, { path, button, effect }: Press): Promise<number> {
  const page = await slowPage(opened)
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript((selector) => {
    const store = window as unknown as { painted: Promise<number> }
    store.painted = new Promise((resolve) => {
      const onPress = ({ timeStamp }: Event) => {
        const look = () => {
          const shown = document.querySelector(selector)
          const isShown = shown && (shown.matches('dialog') || shown.checkVisibility())
          requestAnimationFrame(
            isShown ? () => setTimeout(() => resolve(performance.now() - timeStamp)) : look,
          )
        }
        look()
      }
      document.addEventListener('pointerdown', onPress, { capture: true, once: true })
    })
  }, effect)
  await page.goto(site.origin + path, { waitUntil: 'commit' })
  const target = page.locator(button).first()
  await target.waitFor()
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  await target.scrollIntoViewIfNeeded()
  if (path === '/about')
    await page.waitForFunction(() => !('ignorePresses' in document.documentElement.dataset))
  await target.tap({ force: true })
  const time = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted)
  await page.context().close()
  return time
}

async function slowPage(opened: Browser): Promise<Page> {
  const context = await opened.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpu })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowness.latency,
    downloadThroughput: slowness.bytesPerSecond,
    uploadThroughput: slowness.bytesPerSecond,
  })
  return page
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
