import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hasFocus } from '../support/visitor.ts'
import { hold, hydrated, openWithClock } from './harness/open.ts'
import {
  away,
  blur,
  current,
  dot,
  isFading,
  lookAround,
  open,
  progress,
  start,
  stop,
} from './testimonials-visit.ts'

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
])('a %s that was there before the widget pauses it until it leaves', async (_, come, leave) => {
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
  await pass(1000)
  expect(await progress(page)).toBeGreaterThan(0)
})

test('started under the pointer it runs, and pauses again when the pointer comes back', async () => {
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

test.each(['reduce', 'no-preference'] as const)(
  'motion %s: of presses before the widget is interactive, the last dot counts, and Start once',
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
