import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accessibilityFindings } from '../support/accessibility.ts'
import { Harness } from './harness/harness.ts'

const harness = new Harness()
beforeAll(() => harness.start())
afterAll(() => harness.stop())
afterEach(() => {
  harness.refused = undefined
})

/** One frame, or 2 % of the figure, whichever is more. */
const tolerance = (milliseconds: number) => Math.max(17, milliseconds * 0.02)

interface Mark {
  what: 'progress' | 'current' | 'fading'
  value: number | boolean
  at: number
}

const current = (page: Page) =>
  page
    .locator('.carousel-item')
    .evaluateAll((items) => items.findIndex((item) => 'current' in (item as HTMLElement).dataset))
const progress = (page: Page) => page.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value)
const dot = (page: Page, number: number) => page.locator('.carousel-dot').nth(number - 1)
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the testimonials' })
const start = (page: Page) => page.getByRole('button', { name: 'Start the testimonials' })
const live = (page: Page) => page.locator('.carousel-items').getAttribute('aria-live')

/** Puts the focus into the carousel while its buttons are not shown yet. */
const focusFirst = (carousel: Element) => {
  const item = carousel.querySelector<HTMLElement>('.carousel-item')
  if (!item) return
  item.tabIndex = -1
  item.focus()
}

async function open(options: BrowserContextOptions = {}) {
  const opened = await harness.open('/testimonials', options)
  await opened.page.mouse.move(5, 780)
  await opened.page.locator('[data-island="testimonials"][data-hydrated]').waitFor({ state: 'attached' })
  return opened
}

/** Notes every change of progress, item and fading with its time, inside the page. */
async function watch(page: Page): Promise<() => Promise<Mark[]>> {
  await page.evaluate(() => {
    const marks: unknown[] = []
    Object.assign(window, { marks })
    const items = [...document.querySelectorAll<HTMLElement>('.carousel-item')]
    new MutationObserver((records) => {
      const at = performance.now()
      for (const { target, attributeName } of records) {
        const element = target as HTMLElement
        if (attributeName === 'value')
          marks.push({ what: 'progress', value: (target as HTMLProgressElement).value, at })
        else if (attributeName === 'data-current' && 'current' in element.dataset) {
          marks.push({ what: 'current', value: items.indexOf(element), at })
        } else if (attributeName === 'data-fading' && 'current' in element.dataset) {
          marks.push({ what: 'fading', value: 'fading' in element.dataset, at })
        }
      }
    }).observe(document.querySelector('.carousel') as Element, {
      subtree: true,
      attributes: true,
      attributeFilter: ['value', 'data-current', 'data-fading'],
    })
  })
  return () => page.evaluate(() => (window as unknown as { marks: Mark[] }).marks)
}

test('turns every 5,000 ms; the progress rises by 2 every 100 ms and begins again', async () => {
  const { page, complaints } = await open()
  const marks = await watch(page)
  await expect.poll(() => current(page), { timeout: 9000 }).toBe(1)
  await expect.poll(() => current(page), { timeout: 9000 }).toBe(2)
  const turns = (await marks()).filter(({ what }) => what === 'current')
  expect(turns.map(({ value }) => value)).toEqual([1, 2])
  expect(Math.abs((turns[1]?.at ?? 0) - (turns[0]?.at ?? 0) - 5000)).toBeLessThanOrEqual(tolerance(5000))
  const steps = (await marks()).filter(
    ({ what, at }) => what === 'progress' && at > (turns[0]?.at ?? 0) + 50 && at < (turns[1]?.at ?? 0) - 50,
  )
  expect(steps.map(({ value }) => value)).toEqual(Array.from({ length: 49 }, (_, index) => (index + 1) * 2))
  const drift = steps.map(({ at }, index) => at - (index + 1) * 100)
  const late = drift.map((offset) => offset - Math.min(...drift)).sort((one, other) => one - other)
  expect(late[Math.floor(late.length / 2)]).toBeLessThanOrEqual(17)
  expect(complaints).toEqual([])
})

test('a chosen dot fades out for 200 ms, changes, and fades in 50 ms later; the current one changes nothing', async () => {
  const { page } = await open()
  const marks = await watch(page)
  await dot(page, 1).click()
  await page.waitForTimeout(400)
  expect((await marks()).filter(({ what }) => what !== 'progress')).toEqual([])
  await dot(page, 5).click()
  await expect.poll(async () => (await marks()).filter(({ what }) => what !== 'progress').length).toBe(3)
  const [out, change, back] = (await marks()).filter(({ what }) => what !== 'progress')
  expect([out, change, back].map((mark) => [mark?.what, mark?.value])).toEqual([
    ['fading', true],
    ['current', 4],
    ['fading', false],
  ])
  expect(Math.abs((change?.at ?? 0) - (out?.at ?? 0) - 200)).toBeLessThanOrEqual(17)
  expect(Math.abs((back?.at ?? 0) - (change?.at ?? 0) - 50)).toBeLessThanOrEqual(17)
  expect(await dot(page, 5).getAttribute('aria-current')).toBe('true')
  expect(await progress(page)).toBe(0)
})

test('the button that stops comes first; stopping and starting goes on from where it stood', async () => {
  const { page } = await open()
  await page.keyboard.press('Tab')
  expect(await stop(page).evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  const stood = await progress(page)
  await page.waitForTimeout(400)
  expect(await progress(page)).toBe(stood)
  await start(page).press('Enter')
  await expect.poll(() => progress(page)).toBeGreaterThan(stood)
})

test('stops under the pointer and under the focus, and goes on when both have left', async () => {
  const { page } = await open()
  const stands = async () => {
    const before = await progress(page)
    await page.waitForTimeout(350)
    return (await progress(page)) === before
  }
  expect(await stands()).toBe(false)
  await page.locator('.carousel-items').hover()
  expect(await stands()).toBe(true)
  await page.mouse.move(5, 780)
  expect(await stands()).toBe(false)
  await dot(page, 3).focus()
  expect(await stands()).toBe(true)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  expect(await stands()).toBe(false)
})

test.each([
  [
    'pointer',
    (page: Page) => page.locator('.carousel-item').first().hover(),
    (page: Page) => page.mouse.move(5, 780),
  ],
  [
    'focus',
    (page: Page) => page.locator('.carousel').evaluate(focusFirst),
    (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
  ],
])(
  'a %s that was there before the widget holds it, and no longer when it has left',
  async (_, come, leave) => {
    const { page } = await harness.open('/contact')
    await page.route(/assets.testimonials/, async (route) => {
      await page.waitForTimeout(800)
      await route.continue()
    })
    await page.goto(`${harness.origin}/testimonials`, { waitUntil: 'load' })
    await come(page)
    await page.locator('[data-island="testimonials"][data-hydrated]').waitFor({ state: 'attached' })
    await page.waitForTimeout(400)
    expect(await progress(page)).toBe(0)
    await leave(page)
    await expect.poll(() => progress(page), { timeout: 2000 }).toBeGreaterThan(0)
  },
)

test('stops out of view and in a tab in the background', async () => {
  const { page } = await open()
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }))
  await page.waitForTimeout(150)
  const gone = await progress(page)
  await page.waitForTimeout(400)
  expect(await progress(page)).toBe(gone)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => progress(page)).toBeGreaterThan(gone)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForTimeout(100)
  const hidden = await progress(page)
  await page.waitForTimeout(400)
  expect(await progress(page)).toBe(hidden)
})

test('with reduced motion it starts stopped', async () => {
  const { page } = await open({ reducedMotion: 'reduce' })
  await start(page).waitFor()
  await page.waitForTimeout(400)
  expect(await progress(page)).toBe(0)
  await start(page).click()
  await expect.poll(() => progress(page)).toBeGreaterThan(0)
})

test('a change is announced only to someone who is there to ask for it', async () => {
  const { page } = await open()
  await expect.poll(() => live(page)).toBe('off')
  await dot(page, 2).click()
  await expect.poll(() => live(page)).toBe('polite')
  await expect.poll(() => current(page)).toBe(1)
})

test('after Start a chosen change can be heard, one by the clock cannot', async () => {
  const { page } = await open()
  await page.evaluate(() => {
    const heard: (string | null)[] = []
    Object.assign(window, { heard })
    const region = document.querySelector('.carousel-items') as HTMLElement
    new MutationObserver((records) => {
      for (const { target } of records) {
        if ('current' in (target as HTMLElement).dataset) heard.push(region.getAttribute('aria-live'))
      }
    }).observe(region, { subtree: true, attributeFilter: ['data-current'] })
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await start(page).press('Enter')
  await expect.poll(() => live(page)).toBe('off')
  await dot(page, 5).press('Enter')
  await expect.poll(() => live(page), { interval: 10 }).toBe('polite')
  await expect.poll(() => current(page)).toBe(4)
  await expect.poll(() => live(page), { timeout: 3000 }).toBe('off')
  await expect.poll(() => current(page), { timeout: 9000 }).toBe(5)
  expect(await heard()).toEqual(['polite', 'off'])
})

test('the progress is seen at 100 before it begins again', async () => {
  const { page } = await open()
  await page.evaluate(() => {
    const painted: number[] = []
    Object.assign(window, { painted })
    const bar = document.querySelector('progress') as HTMLProgressElement
    const sample = () => {
      if (painted.at(-1) !== bar.value) painted.push(bar.value)
      requestAnimationFrame(sample)
    }
    sample()
  })
  await expect.poll(() => current(page), { timeout: 9000 }).toBe(1)
  await page.waitForTimeout(150)
  const painted = await page.evaluate(() => (window as unknown as { painted: number[] }).painted)
  const full = painted.indexOf(100)
  expect(painted.slice(full - 1, full + 3)).toEqual([98, 100, 0, 2])
})

test('a swipe of more than 50 px turns it, a shorter one does not', async () => {
  const { page } = await open()
  const box = await page.locator('.carousel-items').boundingBox()
  if (!box) throw new Error('The testimonials have no box.')
  const swipe = async (distance: number) => {
    const [x, y] = [box.x + 300, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 5 })
    await page.mouse.up()
    await page.waitForTimeout(400)
    return current(page)
  }
  expect(await swipe(-40)).toBe(0)
  expect(await swipe(-60)).toBe(1)
  expect(await swipe(60)).toBe(0)
  expect(await swipe(60)).toBe(11)
})

test.each([
  ['without script', { javaScriptEnabled: false }, undefined],
  ['when the widget cannot be loaded', {}, /testimonials|hydrate/],
])('%s all twelve are shown', async (_, options, refused) => {
  harness.refused = refused
  const { page } = await harness.open('/testimonials', options)
  const texts = page.getByText('Words of client')
  await texts.nth(11).waitFor()
  expect(await texts.count()).toBe(12)
  expect(await page.locator('.carousel-controls').isVisible()).toBe(false)
})

test('no accessibility finding', async () => {
  const { page } = await open()
  await stop(page).click()
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await page.locator('.carousel').ariaSnapshot()).toMatchSnapshot()
})
