import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFindingsOverTime, hydrated, openWithClock, wake } from './harness/open.ts'

const link = (page: Page, name: string) => page.getByRole('link', { name })
const tooltip = (page: Page) => page.getByRole('tooltip')
const shown = (page: Page) => tooltip(page).allTextContents()
const away = (page: Page) => page.mouse.move(600, 600)
const photos = ['Photos (opens in a new tab)']
const videos = ['Videos (opens in a new tab)']

async function openInteractive() {
  const opened = await openWithClock('/icon-links')
  await wake(opened.page, 'icon-links')
  await away(opened.page)
  return opened
}

test('opens after 700 ms under the pointer; the next within 300 ms at once, later after its delay', async () => {
  const { page, pass, complaints } = await openInteractive()
  await link(page, 'Photos').hover()
  await pass(699)
  expect(await shown(page)).toEqual([])
  await pass(1)
  await expect.poll(() => shown(page)).toEqual(photos)
  await link(page, 'Videos').hover()
  await expect.poll(() => shown(page)).toEqual(videos)
  await away(page)
  await pass(100)
  await expect.poll(() => shown(page)).toEqual([])
  await pass(299)
  await link(page, 'Photos').hover()
  await expect.poll(() => shown(page)).toEqual(photos)
  await away(page)
  await pass(100)
  await expect.poll(() => shown(page)).toEqual([])
  await pass(300)
  await link(page, 'Videos').hover()
  await pass(699)
  expect(await shown(page)).toEqual([])
  await pass(1)
  await expect.poll(() => shown(page)).toEqual(videos)
  expect(complaints).toEqual([])
})

test('opens by the focus at once, Escape dismisses it, the pointer may move onto it', async () => {
  const { page, pass } = await openInteractive()
  await page.keyboard.press('Tab')
  await expect.poll(() => shown(page)).toEqual(photos)
  await page.keyboard.press('Escape')
  await expect.poll(() => shown(page)).toEqual([])
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await pass(1000)
  await page.mouse.move(600, 500)
  await link(page, 'Photos').hover()
  await pass(700)
  await expect.poll(() => shown(page)).toEqual(photos)
  await tooltip(page).hover()
  await pass(400)
  expect(await shown(page)).toEqual(photos)
  await page.keyboard.press('Escape')
  await expect.poll(() => shown(page)).toEqual([])
})

test('the very first hover, which fetches the code, opens it too; it closes when the pointer leaves', async () => {
  const { page, pass } = await openWithClock('/icon-links')
  await link(page, 'Photos').hover()
  await hydrated(page, 'icon-links')
  await pass(700)
  await expect.poll(() => shown(page)).toEqual(photos)
  await tooltip(page).hover()
  await pass(400)
  expect(await shown(page)).toEqual(photos)
  await link(page, 'Photos').hover()
  await link(page, 'Videos').hover()
  await expect.poll(() => shown(page)).toEqual(videos)
  await away(page)
  await pass(100)
  await expect.poll(() => shown(page)).toEqual([])
})

test('after a very first hover, one move to the next link opens its tooltip at once', async () => {
  const { page, pass } = await openWithClock('/icon-links')
  await link(page, 'Photos').hover()
  await hydrated(page, 'icon-links')
  await pass(700)
  await expect.poll(() => shown(page)).toEqual(photos)
  await link(page, 'Videos').hover()
  await expect.poll(() => shown(page)).toEqual(videos)
})

test('a very first pointer between the links, then one move to a link, opens it after 700 ms', async () => {
  const { page, pass } = await openWithClock('/icon-links')
  const { x = 0, y = 0, width = 0 } = (await link(page, 'Photos').boundingBox()) ?? {}
  await page.mouse.move(x + width + 4, y + 10)
  await hydrated(page, 'icon-links')
  await link(page, 'Videos').hover()
  await pass(700)
  await expect.poll(() => shown(page)).toEqual(videos)
})

test('a first hover that leaves before its delay opens nothing', async () => {
  const { page, pass } = await openWithClock('/icon-links')
  await link(page, 'Photos').hover()
  await hydrated(page, 'icon-links')
  await away(page)
  await pass(1000)
  expect(await shown(page)).toEqual([])
})

test('the links have names; no accessibility finding with the tooltip open', async () => {
  const { page, pass } = await openInteractive()
  const labels = page.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(await labels).toEqual([...photos, ...videos])
  await link(page, 'Photos').hover()
  await pass(700)
  await tooltip(page).waitFor()
  expect(await accessibilityFindingsOverTime(page)).toEqual([])
})

test('stays inside a window that is narrower than its text', async () => {
  const { page } = await openInteractive()
  await page.setViewportSize({ width: 200, height: 600 })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => shown(page)).toEqual(videos)
  const { x = 0, width = 0 } = (await tooltip(page).boundingBox()) ?? {}
  expect(width).toBeGreaterThan(0)
  expect(x + width).toBeLessThanOrEqual(200)
})
