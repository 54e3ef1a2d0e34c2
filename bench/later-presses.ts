import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { startChromium } from '../tests/support/chromium.ts'
import { median } from '../tests/support/percentile.ts'
import { startSite } from '../tests/support/site-server.ts'
import { slowPhone } from './slow-phone.ts'
import { printTable } from './table.ts'

const rounds = 3

/** The least that a press can cost in this browser: one button that shows one line, and nothing else on the page. */
const leastPage = `<!doctype html><meta name="viewport" content="width=device-width">
  <button onclick="this.nextElementSibling.hidden ^= 1">Press</button><p hidden>Line`
const leastPress = 'a page with nothing but a button'

interface Visit {
  path: string
  /** The cookie question is shown. */
  isAsked?: true
  /** What is pressed, one after the other. */
  presses: string[]
}

const visits: Visit[] = [
  { path: '/', presses: ['.nav-toggle', '.treatments-menu > button', '.nav-toggle'] },
  {
    path: '/',
    presses: [
      '.accordion-item:nth-child(1) button',
      '.accordion-item:nth-child(2) button',
      '.accordion-item:nth-child(2) button',
      '.carousel-dots > :nth-of-type(5)',
      '.carousel-controls > button',
    ],
  },
  { path: '/contact', presses: ['#enquiry-name', 'button[type="submit"]'] },
  {
    path: '/about',
    isAsked: true,
    presses: ['[data-consent="customise"]', 'label.switch', '[data-consent="leave"]', '[data-consent="all"]'],
  },
]

const site = await startSite()
const least = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(leastPage))
await once(least.listen(0, '127.0.0.1'), 'listening')
const browser = await startChromium()
try {
  const times = new Map<string, number[]>()
  const add = (name: string, time: number) => times.set(name, [...(times.get(name) ?? []), time])
  for (let round = 0; round < rounds; round += 1) {
    const bare = await slowPhone(browser)
    await bare.goto(`http://127.0.0.1:${(least.address() as AddressInfo).port}`)
    await prepare(bare)
    add(leastPress, await timePress(bare, 'button'))
    await bare.context().close()
    for (const { path, isAsked, presses } of visits) {
      const page = await slowPhone(browser, { isAnswered: !isAsked })
      await page.goto(site.origin + path)
      await prepare(page)
      if (isAsked) await page.locator('dialog[open]').waitFor()
      for (const [index, button] of presses.entries()) {
        add(`${path} ${index + 1}. ${button}`, await timePress(page, button))
      }
      await page.context().close()
    }
  }
  const leastTime = median(times.get(leastPress) ?? [])
  const rows = [...times].map(([name, each]) => [
    name,
    `${median(each)} ms`,
    (median(each) / leastTime).toFixed(1),
    each.join(' '),
  ])
  printTable(['press', 'until the next paint', 'ratio to the least', 'each'], rows)
} finally {
  await browser.close()
  least.close()
  await site.stop()
}

/** Hydrates every widget, and keeps the longest time of a press from then on. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new Event('island:load'))
  })
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'))
  await page.evaluate(() => {
    const store = window as unknown as { longest: number }
    store.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration, ...entry } of list.getEntries().map((one) => one.toJSON()))
        if (entry.interactionId) store.longest = Math.max(store.longest, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** What INP counts: milliseconds from the press to the next paint, in steps of 8; under 16 counts as 8. */
async function timePress(page: Page, button: string): Promise<number> {
  const target = page.locator(button).first()
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForFunction(() => !('ignorePresses' in document.documentElement.dataset))
  await page.waitForTimeout(300)
  await page.evaluate('longest = 0')
  await target.tap({ force: true })
  await page.waitForTimeout(500)
  return Math.max(8, await page.evaluate(() => (window as unknown as { longest: number }).longest))
}
