import { startFullChromium } from '../tests/support/chromium.ts'
import { startSite } from '../tests/support/site-server.ts'
import { median, slowPhone } from './slow-phone.ts'
import { printTable } from './table.ts'

const rounds = 5

const site = await startSite()
const browser = await startFullChromium()
try {
  const rows: string[][] = []
  for (const [name, wait] of [
    ['the link was under the pointer for 2 s', 2_000],
    ['pressed at once', 0],
  ] as const) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(await followLink(wait))
    rows.push([name, `${median(times).toFixed(0)} ms`, times.map((time) => time.toFixed(0)).join(' ')])
  }
  printTable(['next page', 'until its first paint', 'each'], rows)
} finally {
  await browser.close()
  await site.stop()
}

/** Milliseconds from the click on a link to the next page's first paint. */
async function followLink(wait: number): Promise<number> {
  const page = await slowPhone(browser)
  await page.goto(`${site.origin}/about`)
  const link = page.locator('main a[href^="/"], footer a[href="/contact"]').last()
  await link.scrollIntoViewIfNeeded()
  await link.evaluate((element) =>
    element.addEventListener('click', () =>
      sessionStorage.setItem('pressed', `${performance.timeOrigin + performance.now()}`),
    ),
  )
  if (wait) {
    await link.hover()
    await page.waitForTimeout(wait)
  }
  await link.click({ noWaitAfter: true })
  await page.waitForURL((url) => url.pathname !== '/about')
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
  const time = await page.evaluate(() => {
    const [{ activationStart = 0 } = {}] = performance.getEntriesByType('navigation') as unknown as {
      activationStart: number
    }[]
    const [paint] = performance.getEntriesByName('first-paint')
    // A page that was rendered before is painted when it is shown.
    const painted = Math.max(paint?.startTime ?? Number.NaN, activationStart)
    return performance.timeOrigin + painted - Number(sessionStorage.getItem('pressed'))
  })
  await page.context().close()
  return time
}
