import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFindings } from '../support/accessibility.ts'
import { hold, hydrated, openWidget, openWithClock } from './harness/open.ts'

const row = (page: Page, number: number) => page.getByRole('button', { name: `Treatment ${number} from` })
const openRows = (page: Page) =>
  page
    .locator('.accordion-panel')
    .evaluateAll((panels) =>
      panels.flatMap((panel, index) =>
        panel.checkVisibility({ contentVisibilityAuto: true }) && panel.clientHeight > 0 ? [index + 1] : [],
      ),
    )
const isInteractive = (page: Page) => hydrated(page, 'treatments-accordion')

test('none is open at first; one at a time; a click on the open one closes it', async () => {
  const { page, complaints } = await openWidget('/accordion')
  expect(await openRows(page)).toEqual([])
  await row(page, 1).click()
  await expect.poll(() => openRows(page)).toEqual([1])
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await page.locator('.accordion-item').first().ariaSnapshot()).toMatchSnapshot()
  await row(page, 5).click()
  await expect.poll(() => openRows(page)).toEqual([5])
  await row(page, 5).click()
  await expect.poll(() => openRows(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('rows open and close before their code has arrived, which takes over what is open', async () => {
  const { page, complaints } = await openWithClock('/accordion')
  const release = await hold(page, /accordion/)
  for (const [pressed, open] of [
    [1, [1]],
    [3, [3]],
    [3, []],
    [2, [2]],
  ] as const) {
    await row(page, pressed).click()
    expect(await openRows(page)).toEqual(open)
  }
  expect(await row(page, 2).getAttribute('aria-expanded')).toBe('true')
  release()
  await isInteractive(page)
  expect(await openRows(page)).toEqual([2])
  await row(page, 2).click()
  await expect.poll(() => openRows(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a row that is pressed stays where it is while one above it closes', async () => {
  const { page } = await openWidget('/accordion', { viewport: { width: 360, height: 740 } })
  const placeOf = (number: number) =>
    row(page, number).evaluate((button) => button.getBoundingClientRect().top)
  await row(page, 3).click()
  await isInteractive(page)
  for (const number of [4, 7, 6]) {
    const button = row(page, number)
    await button.evaluate((it) =>
      scrollBy({ top: it.getBoundingClientRect().top - 100, behavior: 'instant' }),
    )
    const place = await placeOf(number)
    await button.click()
    await expect.poll(() => openRows(page)).toEqual([number])
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    // The browser scrolls by whole pixels.
    expect(Math.abs((await placeOf(number)) - place)).toBeLessThan(1)
  }
})

test('closed text is left to the browser to find, before and after the widget is interactive', async () => {
  const { page } = await openWidget('/accordion')
  const panels = page.locator('.accordion-panel')
  const findable = () =>
    panels.evaluateAll((all) => all.filter((panel) => panel.getAttribute('hidden') === 'until-found').length)
  const find = (number: number) =>
    panels.nth(number - 1).evaluate((panel) => {
      panel.dispatchEvent(new Event('beforematch', { bubbles: true }))
      panel.removeAttribute('hidden')
    })
  expect(await findable()).toBe(13)
  await find(7)
  await isInteractive(page)
  await expect.poll(() => openRows(page)).toEqual([7])
  expect(await row(page, 7).getAttribute('aria-expanded')).toBe('true')
  await find(9)
  await expect.poll(() => openRows(page)).toEqual([9])
  expect(await findable()).toBe(12)
})

test('rows close as well in a browser that does not know until-found', async () => {
  const { page } = await openWidget('/accordion')
  // Such a browser hides them by its own style, which is weaker than any of the page.
  await page.evaluate(() => {
    const own = new CSSStyleSheet()
    own.replaceSync(`@layer theme {
      [hidden] { display: none }
      .accordion-panel { content-visibility: visible !important }
    }`)
    document.adoptedStyleSheets = [own]
  })
  expect(await openRows(page)).toEqual([])
  await row(page, 1).click()
  await isInteractive(page)
  await expect.poll(() => openRows(page)).toEqual([1])
  await row(page, 1).click()
  await expect.poll(() => openRows(page)).toEqual([])
})

test('an address that names a row opens it, at first, later, and when the same link is followed again', async () => {
  const { page, complaints } = await openWidget('/accordion#row-4')
  await expect.poll(() => openRows(page)).toEqual([4])
  await isInteractive(page)
  const link = page.getByRole('link', { name: 'To row 6' })
  await link.click()
  await expect.poll(() => openRows(page)).toEqual([6])
  await row(page, 6).click()
  await expect.poll(() => openRows(page)).toEqual([])
  await link.press('Enter')
  await expect.poll(() => openRows(page)).toEqual([6])
  await page.goBack()
  await expect.poll(() => openRows(page)).toEqual([4])
  expect(complaints).toEqual([])
})

test('an address that names something else in the page leaves the open row open', async () => {
  const { page } = await openWidget('/accordion')
  await row(page, 1).click()
  await isInteractive(page)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('hashchange', resolve, { once: true })
        location.hash = 'after'
      }),
  )
  expect(await openRows(page)).toEqual([1])
})

test('an address that cannot be decoded breaks nothing', async () => {
  const { page, complaints } = await openWidget('/accordion#%')
  await row(page, 1).click()
  await expect.poll(() => openRows(page)).toEqual([1])
  expect(complaints).toEqual([])
})

test('nothing moves when the rows are closed before the first paint', async () => {
  const { page } = await openWidget('/accordion')
  const shift = await page.evaluate(async () => {
    await document.fonts.ready
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
  expect(shift).toBeLessThan(0.005)
})

test('without script everything is shown', async () => {
  const { page } = await openWidget('/accordion', { javaScriptEnabled: false })
  expect(await openRows(page)).toHaveLength(13)
  expect(await row(page, 1).getAttribute('aria-expanded')).toBe(null)
  expect(await page.locator('.accordion-trigger:enabled').count()).toBe(0)
})
