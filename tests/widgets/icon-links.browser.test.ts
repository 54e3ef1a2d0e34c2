import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFindings } from '../support/accessibility.ts'
import { Harness } from './harness/harness.ts'

const harness = new Harness()
beforeAll(() => harness.start())
afterAll(() => harness.stop())

const link = (page: Page, name: string) => page.getByRole('link', { name })
const tooltip = (page: Page) => page.getByRole('tooltip')

async function openHydrated() {
  const opened = await harness.open('/icon-links')
  await opened.page.locator('[data-island="icon-links"]').dispatchEvent('pointerover')
  await opened.page.locator('[data-island="icon-links"][data-hydrated]').waitFor({ state: 'attached' })
  await opened.page.mouse.move(600, 600)
  return opened
}

/** Notes when the pointer reached each link and when each tooltip appeared. */
async function watch(page: Page) {
  await page.evaluate(() => {
    const times: Record<string, number[]> = { over: [], shown: [] }
    Object.assign(window, { times })
    for (const anchor of document.querySelectorAll('.icon-links a')) {
      anchor.addEventListener('pointerenter', () => times.over?.push(performance.now()))
    }
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches('.tooltip')) times.shown?.push(performance.now())
      }
    }).observe(document.body, { subtree: true, childList: true })
  })
  return async (index: number) => {
    const times = await page.evaluate(
      () => (window as unknown as { times: { over: number[]; shown: number[] } }).times,
    )
    return (times.shown[index] ?? Number.NaN) - (times.over[index] ?? Number.NaN)
  }
}

test('opens after 700 ms under the pointer; the next within 300 ms at once, later after its delay', async () => {
  const { page, complaints } = await openHydrated()
  const delay = await watch(page)
  const photos = await link(page, 'Photos').boundingBox()
  if (!photos) throw new Error('The link has no box.')
  await link(page, 'Photos').hover()
  await tooltip(page).waitFor()
  expect(await tooltip(page).textContent()).toBe('Photos (opens in a new tab)')
  expect(Math.abs((await delay(0)) - 700)).toBeLessThanOrEqual(17)
  await link(page, 'Videos').hover()
  await tooltip(page).getByText('Videos').waitFor()
  expect(await delay(1)).toBeLessThanOrEqual(17)
  expect(await tooltip(page).allTextContents()).toEqual(['Videos (opens in a new tab)'])
  await page.mouse.move(600, 600)
  await tooltip(page).waitFor({ state: 'detached' })
  await page.waitForTimeout(100)
  await page.mouse.move(photos.x + photos.width / 2, photos.y + photos.height / 2)
  await tooltip(page).waitFor()
  expect(await delay(2)).toBeLessThanOrEqual(17)
  await page.mouse.move(600, 600)
  await tooltip(page).waitFor({ state: 'detached' })
  await page.waitForTimeout(400)
  await link(page, 'Videos').hover()
  await tooltip(page).waitFor()
  expect(Math.abs((await delay(3)) - 700)).toBeLessThanOrEqual(17)
  expect(complaints).toEqual([])
})

test('opens by the focus at once, Escape dismisses it, the pointer may move onto it', async () => {
  const { page } = await openHydrated()
  await page.keyboard.press('Tab')
  await tooltip(page).waitFor({ timeout: 500 })
  await page.keyboard.press('Escape')
  await tooltip(page).waitFor({ state: 'detached' })
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.waitForTimeout(400)
  await page.mouse.move(600, 500)
  await link(page, 'Photos').hover()
  await tooltip(page).waitFor()
  await tooltip(page).hover()
  await page.waitForTimeout(400)
  expect(await tooltip(page).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await tooltip(page).waitFor({ state: 'detached' })
})

test('the very first hover, which fetches the code, opens it too', async () => {
  const { page } = await harness.open('/icon-links')
  await link(page, 'Photos').hover()
  await tooltip(page).waitFor({ timeout: 3000 })
})

test('opened by the very first hover it closes when the pointer leaves, or goes to the next link', async () => {
  const { page } = await harness.open('/icon-links')
  await link(page, 'Photos').hover()
  await tooltip(page).waitFor({ timeout: 3000 })
  await tooltip(page).hover()
  await page.waitForTimeout(400)
  expect(await tooltip(page).isVisible()).toBe(true)
  await page.mouse.move(600, 600)
  await tooltip(page).waitFor({ state: 'detached', timeout: 1000 })
  await page.reload({ waitUntil: 'load' })
  await link(page, 'Photos').hover()
  await tooltip(page).waitFor({ timeout: 3000 })
  await link(page, 'Photos').hover({ position: { x: 20, y: 20 } })
  await link(page, 'Videos').hover()
  await expect.poll(() => tooltip(page).allTextContents()).toEqual(['Videos (opens in a new tab)'])
  await page.mouse.move(600, 600)
  await tooltip(page).waitFor({ state: 'detached', timeout: 1000 })
})

test('a first hover that leaves before its delay opens nothing', async () => {
  const { page } = await harness.open('/icon-links')
  await link(page, 'Photos').hover()
  await page.locator('[data-island="icon-links"][data-hydrated]').waitFor({ state: 'attached' })
  await page.mouse.move(600, 600)
  await page.waitForTimeout(1000)
  expect(await tooltip(page).count()).toBe(0)
})

test('the links have their names without script; no accessibility finding', async () => {
  const { page } = await harness.open('/icon-links')
  expect(
    await page.getByRole('link').evaluateAll((links) => links.map((one) => one.getAttribute('aria-label'))),
  ).toEqual(['Photos (opens in a new tab)', 'Videos (opens in a new tab)'])
  await link(page, 'Photos').hover()
  await tooltip(page).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
})
