import { inject } from 'vitest'
import { holdRequests } from '../support/hold-requests.ts'
import { returningVisitor } from '../support/visitor.ts'

/** Sums of layout shifts below this round to 0.00; a page that jumps has 0.1 and more. */
export const mostShift = 0.005

/** The sum of a page's layout shifts when its fonts arrive after its words and the reader scrolls through it. */
export async function layoutShift(path: string, width: number): Promise<number> {
  const { page } = await returningVisitor({ viewport: { width, height: 800 } })
  await page.addInitScript(() => {
    Object.assign(window, { shiftSum: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shiftSum: Number(Reflect.get(window, 'shiftSum')) + entry.value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const sendFonts = await holdRequests(page, '**/*.woff2')
  await page.goto(inject('site').origin + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  sendFonts()
  return page.evaluate(async () => {
    await document.fonts.ready
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
    return Number(Reflect.get(window, 'shiftSum'))
  })
}
