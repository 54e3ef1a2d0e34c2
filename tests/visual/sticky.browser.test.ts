import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPages } from '../support/built-site.ts'
import { startVisualBrowser, type VisualBrowser } from './visual-browser.ts'

let visual: VisualBrowser
beforeAll(async () => {
  visual = await startVisualBrowser()
})
afterAll(() => visual?.stop())

test.each([1024, 1440])(
  'what follows the reader never comes to lie over what is below it, at %i px',
  async (width) => {
    const context = await visual.newVisitor({ viewport: { width, height: 900 } })
    const page = await context.newPage()
    const found: string[] = []
    let followers = 0
    for (const path of builtPages()) {
      await page.goto(visual.origin + path)
      const seen = await page.evaluate(lookWhileScrolling)
      followers += seen.followers
      found.push(...seen.found.map((finding) => `${path}: ${finding}`))
    }
    await context.close()
    expect(followers).toBeGreaterThan(20)
    expect(found).toEqual([])
  },
)

/** Scrolls past everything sticky, and tells which of its neighbours it covers at the end of its way. */
async function lookWhileScrolling(): Promise<{ followers: number; found: string[] }> {
  const sticky = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  )
  const found: string[] = []
  for (const element of sticky) {
    const room = element.parentElement
    if (!room) continue
    const end = room.getBoundingClientRect().bottom + window.scrollY
    for (const above of [600, 400, 200, 100]) {
      window.scrollTo({ top: end - above, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const own = element.getBoundingClientRect()
      const covered = [...room.children].find((other) => {
        const box = other.getBoundingClientRect()
        const across = Math.min(own.right, box.right) - Math.max(own.left, box.left)
        const down = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top)
        return other !== element && across > 1 && down > 1
      })
      if (covered) found.push(`${element.className} lies over ${covered.className}`)
    }
  }
  return { followers: sticky.length, found: [...new Set(found)] }
}
