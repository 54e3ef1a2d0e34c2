import type { Browser, Page } from 'playwright-core'
import { choiceKey } from '../schemas/consent.ts'

/** A phone 4 times slower than this machine, 150 ms away, on 1.6 Mbit/s. */
const slowness = { cpu: 4, latency: 150, bytesPerSecond: 200_000 }

/** A page on such a phone, with nothing cached. `isAnswered` says whether the cookie question is answered already. */
export async function slowPhone(browser: Browser, { isAnswered = true } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  if (isAnswered) await page.addInitScript(`localStorage.setItem('${choiceKey}', '{}')`)
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
