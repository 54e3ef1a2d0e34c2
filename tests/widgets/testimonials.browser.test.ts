import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hasFocus } from '../support/visitor.ts'
import { hold, hydrated, openWidget, openWithClock } from './harness/open.ts'
import { swipe } from './harness/swipe.ts'

const current = (page: Page) =>
  page
    .locator('.carousel-item')
    .evaluateAll((items) => items.findIndex((item) => 'current' in (item as HTMLElement).dataset))
const progress = (page: Page) => page.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value)
const dot = (page: Page, number: number) => page.locator('.carousel-dot').nth(number - 1)
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reviews' })
const start = (page: Page) => page.getByRole('button', { name: 'Start the reviews' })
const live = (page: Page) => page.locator('.carousel-items').getAttribute('aria-live')
const isFading = (page: Page) => page.locator('.carousel-item[data-current][data-fading]').count()
const away = (page: Page) => page.mouse.move(5, 780)
const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur())
const scroll = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

/** Opens the carousel with its clock standing still at the beginning of a turn. */
async function open(options: BrowserContextOptions = {}) {
  const opened = await openWithClock('/testimonials', { reducedMotion: 'no-preference', ...options })
  await away(opened.page)
  await hydrated(opened.page, 'testimonials')
  const { page, pass } = opened
  /** How far the progress comes in a second. */
  const movesBy = async () => {
    const before = await progress(page)
    await pass(1000)
    return (await progress(page)) - before
  }
  return { ...opened, movesBy }
}

/** Lets the page take notice of what is in view. */
const lookAround = (page: Page) =>
  page.locator('.carousel').evaluate(
    (carousel) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(carousel)
      }),
  )

test('the progress rises by 2 every 100 ms; at 5,000 ms it is seen at 100, turns and begins again', async () => {
  const { page, pass, complaints } = await open()
  await lookAround(page)
  await expect.poll(() => live(page)).toBe('off')
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
  await pass(400)
  expect([await isFading(page), await current(page)]).toEqual([0, 0])
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

test('the button that stops comes first; stopping and starting goes on from where it stood', async () => {
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

test('stands still under pointer and visible focus, out of view and in a tab in the background', async () => {
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

test.each([
  ['a click', false],
  ['a tap', true],
])('after %s on a dot it goes on, though the focus stays there', async (_, hasTouch) => {
  const { page, pass, movesBy } = await open({ hasTouch })
  await lookAround(page)
  if (hasTouch) await dot(page, 3).tap()
  else {
    await dot(page, 3).click()
    await away(page)
  }
  await expect.poll(() => hasFocus(dot(page, 3))).toBe(true)
  await pass(250)
  await expect.poll(() => isFading(page)).toBe(0)
  expect(await movesBy()).toBe(20)
  await page.keyboard.press('Tab')
  expect(await movesBy()).toBe(0)
})

test.each([
  ['pointer', (page: Page) => page.locator('.carousel-item').first().hover(), away],
  [
    'focus',
    (page: Page) =>
      page
        .locator('.carousel-item')
        .first()
        .evaluate((item: HTMLElement) => {
          item.tabIndex = -1
          item.focus()
        }),
    blur,
  ],
])('a %s that was there before the widget holds it until it has left', async (_, come, leave) => {
  let release = () => {}
  const { page, pass } = await openWithClock('/testimonials', {
    reducedMotion: 'no-preference',
    before: async (unopened) => {
      release = await hold(unopened, /testimonials/)
    },
  })
  await come(page)
  release()
  await hydrated(page, 'testimonials')
  await lookAround(page)
  await pass(1000)
  expect(await progress(page)).toBe(0)
  await leave(page)
  await expect.poll(() => live(page)).toBe('off')
  await pass(1000)
  expect(await progress(page)).toBeGreaterThan(0)
})

test('started under the pointer it moves, and stands still again when the pointer comes back', async () => {
  const { page, movesBy } = await open()
  await lookAround(page)
  await stop(page).click()
  await start(page).click()
  await stop(page).waitFor()
  expect(await movesBy()).toBe(20)
  await away(page)
  await page.locator('.carousel-items').hover()
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

test.each(['reduce', 'no-preference'] as const)(
  'motion %s: of presses before the widget each button’s last counts: the last dot, and a toggle once',
  async (reducedMotion) => {
    let release = () => {}
    const { page, pass, complaints } = await openWithClock('/testimonials', {
      reducedMotion,
      before: async (unopened) => {
        release = await hold(unopened, /testimonials/)
      },
    })
    for (const pressed of [start(page), dot(page, 5), dot(page, 8), start(page)]) await pressed.click()
    release()
    await hydrated(page, 'testimonials')
    await stop(page).waitFor()
    await pass(400)
    await expect.poll(() => current(page)).toBe(7)
    expect(complaints).toEqual([])
  },
)

test('a change that someone asked for is announced, one by the clock is not', async () => {
  const { page, pass } = await open()
  await lookAround(page)
  await expect.poll(() => live(page)).toBe('off')
  await stop(page).press('Enter')
  await start(page).press('Enter')
  await expect.poll(() => live(page)).toBe('off')
  await dot(page, 5).press('Enter')
  await pass(200)
  await expect.poll(() => current(page)).toBe(4)
  expect(await live(page)).toBe('polite')
  await pass(1000)
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
