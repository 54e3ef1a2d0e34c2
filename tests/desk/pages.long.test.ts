import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFindings } from '../support/accessibility.ts'
import { dist } from '../support/built-site.ts'
import { type Desk, startDesk } from './desk-process.ts'
import { visitDesk } from './desk-visit.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
  for (const hours of [1, 5, 9, 30, 40, 50]) await desk.receive({}, hours)
})
afterAll(() => desk?.stop())

const pages = ['/board', '/figures', '/content', '/privacy', '/help']

test.each(['light', 'dark'] as const)(
  'every page is accessible and whole in %s rooms',
  async (colorScheme) => {
    const { page, open, complaints, asked } = await visitDesk(desk, { colorScheme })
    for (const path of pages) {
      await open(path)
      await page.locator('main[aria-busy=false]').waitFor()
      await page.waitForFunction(() => document.querySelectorAll('main :is(h2, li, p)').length > 0)
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect([path, width, await accessibilityFindings(page), Math.max(0, overflow)]).toEqual([
          path,
          width,
          [],
          0,
        ])
      }
    }
    expect(complaints).toEqual([])
    expect(asked.filter((url) => !url.startsWith(desk.origin) && !url.startsWith('blob:'))).toEqual([])
  },
)

test('the first page weighs at most 160 KB, and other pages come when they are opened', async () => {
  const { page, open, asked } = await visitDesk(desk)
  const files = () => [...new Set(asked.filter((url) => /\.(?:js|css)$/.test(url)))]
  const weigh = (url: string) =>
    brotliCompressSync(readFileSync(join(dist, 'desk/app', new URL(url).pathname))).length
  const first = files()
  expect(first.reduce((sum, url) => sum + weigh(url), 0)).toBeLessThan(160 * 1024)
  for (const path of pages) {
    const before = files().length
    await open(path)
    await page.locator('main[aria-busy=false]').waitFor()
    expect([path, files().length > before]).toEqual([path, true])
  }
})
