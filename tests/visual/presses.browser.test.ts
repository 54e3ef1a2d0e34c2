import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { traceWork } from '../support/page-trace.ts'
import { returningVisitor, useReturningVisitor } from '../support/visitor.ts'

const { origin } = inject('site')
const phone = useReturningVisitor({ viewport: { width: 412, height: 823 }, hasTouch: true })

/** Opens a page on a phone and waits until the widget around `pressed` is interactive. */
async function openReady(path: string, pressed: string) {
  const { page } = phone
  await page.goto(origin + path)
  await page.locator(pressed).first().hover()
  await page
    .locator('[data-hydrated]')
    .filter({ has: page.locator(pressed) })
    .waitFor()
  return page
}

test.each([
  { path: '/', pressed: '#profhilo button', shown: '#profhilo a' },
  { path: '/contact', pressed: '.enquiry-form button', shown: '.error-summary' },
])(
  'a press on $path recalculates the styles of what it changes, not of the whole page',
  async ({ path, pressed, shown }) => {
    const page = await openReady(path, pressed)
    const all = await page.locator('*').count()
    const { styled } = await traceWork(page, async () => {
      await page.locator(pressed).click()
      await page.locator(shown).first().waitFor()
    })
    expect(styled).toBeGreaterThan(0)
    expect(styled).toBeLessThan(all / 2)
  },
)

/** Taps a button by its position, and waits for its state to change without reading the page's layout. */
async function tap(page: Page, selector: string) {
  const button = page.locator(selector).first()
  await button.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  const before = await button.getAttribute('aria-expanded')
  return traceWork(page, async () => {
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.waitForFunction(
      ([found, was]) => document.querySelector(found as string)?.getAttribute('aria-expanded') !== was,
      [selector, before],
    )
  })
}

test.each([
  { what: 'rows', presses: ['#profhilo button', '#skin-boosters button', '#skin-boosters button'] },
  { what: 'menus', presses: ['.nav-toggle', '.treatments-menu > button', '.treatments-menu > button'] },
])(
  '$what that open and close never make the browser lay the page out while a script runs',
  async ({ presses }) => {
    const page = await openReady('/', presses[0] as string)
    for (const pressed of presses) {
      const { forced, styled } = await tap(page, pressed)
      expect(styled).toBeGreaterThan(0)
      expect({ pressed, forced }).toEqual({ pressed, forced: [] })
    }
  },
)

test('a menu that is pressed as soon as the pointer arrives is visible at once', async () => {
  const { page } = await returningVisitor({ reducedMotion: 'no-preference' })
  await page.goto(`${origin}/about`)
  const sheet = page.locator('.menu-sheet')
  await page.evaluate(() => {
    const menu = document.querySelector('.treatments-menu')
    new MutationObserver(() => {
      const seen = menu?.querySelector('.menu-sheet')
      if (menu?.hasAttribute('data-open') && seen)
        menu.setAttribute('data-seen', getComputedStyle(seen).visibility)
    }).observe(menu as Element, { attributeFilter: ['data-open'] })
  })
  await page.getByRole('button', { name: 'Treatments' }).click()
  await sheet.waitFor()
  expect(await page.locator('.treatments-menu').getAttribute('data-seen')).toBe('visible')
})
