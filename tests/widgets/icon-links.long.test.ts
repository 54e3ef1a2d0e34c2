import { expect, test } from 'vitest'
import { hydrated, openWithClock } from './harness/open.ts'
import { away, link, photos, shown, tooltip, videos } from './icon-links-visit.ts'

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

test('after the very first hover, one move to the next link opens its tooltip at once', async () => {
  const { page, pass } = await openWithClock('/icon-links')
  await link(page, 'Photos').hover()
  await hydrated(page, 'icon-links')
  await pass(700)
  await expect.poll(() => shown(page)).toEqual(photos)
  await link(page, 'Videos').hover()
  await expect.poll(() => shown(page)).toEqual(videos)
})

test('a pointer that first comes between the links, then moves to one, opens it after 700 ms', async () => {
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
