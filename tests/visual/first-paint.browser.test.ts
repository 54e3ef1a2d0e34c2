import type { CDPSession, Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { traceFirstPaint } from '../support/page-trace.ts'
import { useReturningVisitor } from '../support/visitor.ts'

const { origin } = inject('site')
// Others are asked about cookies after a second, which on a slow machine may come before the first paint.
const visit = useReturningVisitor({ viewport: { width: 412, height: 823 } })
let session: CDPSession
beforeAll(async () => {
  session = await visit.context.newCDPSession(visit.page)
})
const pages = ['/', '/contact', '/contact?reason=profhilo', '/treatments/profhilo', '/privacy-policy']

test('before the first paint no script makes the browser calculate styles or layout', async () => {
  for (const path of pages) {
    const { forced } = await traceFirstPaint(visit.page, origin + path)
    expect({ path, forced }).toEqual({ path, forced: [] })
  }
})

/** Opens a page whose animations are paused until `letGo` is called. */
async function openHeld(address: string) {
  const { page } = visit
  await session.send('Animation.enable')
  const rate = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate })
  await rate(0)
  await page.goto(address)
  return { page, letGo: () => rate(1000) }
}

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))
const notLaidOut = (page: Page) =>
  page
    .locator('main :is(h2, p), footer :is(h2, p)')
    .evaluateAll(
      (all) =>
        all.filter((one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }))
          .length,
    )

test.each(['/', '/contact', '/treatments/profhilo'])(
  'content far below the first window of %s is laid out after the first paint',
  async (path) => {
    const { page, letGo } = await openHeld(origin + path)
    expect(await notLaidOut(page)).toBeGreaterThan(5)
    await letGo()
    await expect.poll(() => notLaidOut(page)).toBe(0)
  },
)

test('the whole page is laid out before the first Tab moves the focus', async () => {
  const { page } = await openHeld(`${origin}/treatments/profhilo`)
  await page.keyboard.press('Tab')
  expect(await notLaidOut(page)).toBe(0)
})

test('a link to a section leads to its top, from the same page or another, however early', async () => {
  const { page, letGo } = await openHeld(`${origin}/#contact`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const arrived = await topOf(page, '#contact')
  await letGo()
  expect(await topOf(page, '#contact')).toBe(arrived)

  const early = await openHeld(`${origin}/`)
  await page.evaluate(() => {
    location.hash = '#contact'
  })
  await expect.poll(() => topOf(page, '#contact')).toBe(arrived)
  await early.letGo()
  await expect.poll(() => notLaidOut(page)).toBe(0)
  expect(await topOf(page, '#contact')).toBe(arrived)
})

test('a page that is reloaded or returned to keeps its scroll position', async () => {
  const { page, letGo } = await openHeld(`${origin}/about`)
  await letGo()
  await expect.poll(() => notLaidOut(page)).toBe(0)
  const heading = page.locator('main h2').nth(3)
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const place = await topOf(page, 'main h2 >> nth=3')
  await page.reload()
  await expect.poll(() => topOf(page, 'main h2 >> nth=3')).toBe(place)
  await page.goto(`${origin}/terms-and-conditions`)
  await page.goBack()
  await expect.poll(() => topOf(page, 'main h2 >> nth=3')).toBe(place)
})
