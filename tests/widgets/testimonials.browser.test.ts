import { expect, test } from 'vitest'
import { hasFocus } from '../support/visitor.ts'
import { openWidget } from './harness/open.ts'
import { swipe } from './harness/swipe.ts'
import {
  away,
  blur,
  current,
  dot,
  isFading,
  live,
  lookAround,
  open,
  progress,
  scroll,
  start,
  stop,
} from './testimonials-visit.ts'

test('the progress rises by 2 every 100 ms; at 5,000 ms it shows 100, the review changes and it starts again', async () => {
  const { page, pass, complaints } = await open()
  await lookAround(page)
  const seen: number[] = []
  for (const milliseconds of [100, 100, 100, 100, 100, 2_400, 2_000, 100]) {
    await pass(milliseconds)
    seen.push(await progress(page))
  }
  expect(seen).toEqual([2, 4, 6, 8, 10, 58, 98, 100])
  await expect.poll(() => current(page)).toBe(1)
  await pass(20)
  expect(await progress(page)).toBe(0)
  await pass(4980)
  await expect.poll(() => current(page)).toBe(2)
  expect(complaints).toEqual([])
})

test('a chosen dot fades out for 200 ms, changes, and fades in 50 ms later; the current one changes nothing', async () => {
  const { page, pass } = await open()
  await dot(page, 1).click()
  await pass(100)
  expect(await isFading(page)).toBe(0)
  await dot(page, 5).click()
  await pass(199)
  expect([await isFading(page), await current(page)]).toEqual([1, 0])
  await pass(1)
  await expect.poll(() => current(page)).toBe(4)
  expect(await isFading(page)).toBe(1)
  await pass(50)
  await expect.poll(() => isFading(page)).toBe(0)
  expect(await dot(page, 5).getAttribute('aria-current')).toBe('true')
  expect(await progress(page)).toBe(0)
})

test('the stop button comes first; after stopping and starting the progress continues from where it was', async () => {
  const { page, movesBy } = await open()
  await lookAround(page)
  expect(await movesBy()).toBe(20)
  await page.keyboard.press('Tab')
  expect(await hasFocus(stop(page))).toBe(true)
  await page.keyboard.press('Enter')
  await start(page).waitFor()
  expect(await movesBy()).toBe(0)
  expect(await progress(page)).toBe(20)
  await start(page).press('Enter')
  await stop(page).waitFor()
  expect(await movesBy()).toBe(20)
  await stop(page).press('Enter')
  await start(page).waitFor()
  expect(await page.locator('.carousel').ariaSnapshot()).toMatchSnapshot()
})

test('pauses under pointer and visible focus, out of view and in a background tab', async () => {
  const { page, movesBy } = await open()
  await lookAround(page)
  expect(await movesBy()).toBe(20)
  await page.locator('.carousel-items').hover()
  expect(await movesBy()).toBe(0)
  await away(page)
  expect(await movesBy()).toBe(20)
  await dot(page, 3).focus()
  expect(await movesBy()).toBe(0)
  await blur(page)
  expect(await movesBy()).toBe(20)
  await scroll(page, 2500)
  await lookAround(page)
  expect(await movesBy()).toBe(0)
  await scroll(page, 0)
  await lookAround(page)
  expect(await movesBy()).toBe(20)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await movesBy()).toBe(0)
})

test('with reduced motion it starts stopped', async () => {
  const { page, movesBy } = await open({ reducedMotion: 'reduce' })
  await start(page).waitFor()
  await lookAround(page)
  expect(await movesBy()).toBe(0)
  await start(page).click()
  await stop(page).waitFor()
  expect(await movesBy()).toBe(20)
})

test('a change by the visitor is announced, one by the clock is not, and nothing while the page loads or stands still', async () => {
  const { page, pass } = await open()
  await lookAround(page)
  const asBuilt = await (await page.request.get(page.url())).text()
  expect(asBuilt).toContain('class="carousel-items" aria-live="off"')
  expect(await live(page)).toBe('off')
  await stop(page).press('Enter')
  await start(page).waitFor()
  expect(await live(page)).toBe('off')
  await start(page).press('Enter')
  await dot(page, 5).press('Enter')
  await pass(200)
  await expect.poll(() => current(page)).toBe(4)
  expect(await live(page)).toBe('polite')
  await pass(799)
  expect(await live(page)).toBe('polite')
  await pass(201)
  await expect.poll(() => live(page)).toBe('off')
  await pass(5000)
  await expect.poll(() => current(page)).toBe(5)
  expect(await live(page)).toBe('off')
})

test('a swipe of more than 50 px turns it, a shorter one does not, and a mouse selects its words', async () => {
  const { page, pass } = await open()
  const items = page.locator('.carousel-items')
  for (const [distance, expected] of [
    [-40, 0],
    [-60, 1],
    [60, 0],
    [60, 11],
  ] as const) {
    await swipe(items, distance)
    await pass(250)
    await expect.poll(() => current(page)).toBe(expected)
  }
  const words = (await page.locator('.carousel-item[data-current] blockquote').boundingBox()) ?? {
    x: 0,
    y: 0,
  }
  await page.mouse.move(words.x + 2, words.y + 12)
  await page.mouse.down()
  await page.mouse.move(words.x + 120, words.y + 12, { steps: 5 })
  await page.mouse.up()
  await pass(250)
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3)
  expect(await current(page)).toBe(11)
})

test.each([
  ['without script', { javaScriptEnabled: false }],
  ['when the widget cannot be loaded', { refused: /testimonials|on-every-page/ }],
])('%s all twelve are shown', async (_, options) => {
  const { page } = await openWidget('/testimonials', options)
  const texts = page.getByText('Words of client')
  await texts.nth(11).waitFor()
  expect(await texts.count()).toBe(12)
  expect(await page.locator('.carousel-controls').isVisible()).toBe(false)
})
