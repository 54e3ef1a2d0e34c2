import { afterAll, beforeAll, expect, test } from 'vitest'
import { startVisualBrowser, type VisualBrowser } from './visual-browser.ts'

/** Fonts come this many milliseconds after the words that wait for them. */
const fontDelay = 500
/** Largest sum of layout shifts that rounds to 0.00; a page that jumps has 0.1 and more. */
const mostShift = 0.005

let visual: VisualBrowser
beforeAll(async () => {
  visual = await startVisualBrowser()
})
afterAll(() => visual?.stop())

const pages = ['/', '/contact', '/treatments/profhilo']

test.each(
  pages.flatMap((path) => [
    { path, width: 360 },
    { path, width: 1440 },
  ]),
)(
  '$path at $width px stands still while late fonts arrive and the reader scrolls',
  async ({ path, width }) => {
    const context = await visual.newVisitor({ viewport: { width, height: 800 } })
    const page = await context.newPage()
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, fontDelay))
      await route.continue()
    })
    await page.addInitScript(() => {
      Object.assign(window, { shiftSum: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          Object.assign(window, { shiftSum: Number(Reflect.get(window, 'shiftSum')) + entry.value })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(visual.origin + path, { waitUntil: 'commit' })
    await page.waitForTimeout(fontDelay + 300)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 700) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
      }
    })
    const sum = await page.evaluate(() => Number(Reflect.get(window, 'shiftSum')))
    await context.close()
    expect(sum).toBeLessThan(mostShift)
  },
)
