import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accessibilityFindings } from '../support/accessibility.ts'
import { Harness } from './harness/harness.ts'

const harness = new Harness()
beforeAll(() => harness.start())
afterAll(() => harness.stop())
afterEach(() => {
  harness.refused = undefined
})

const row = (page: Page, number: number) => page.getByRole('button', { name: `Treatment ${number} from` })
const shown = (page: Page) =>
  page
    .locator('.accordion-panel')
    .evaluateAll((panels) =>
      panels.flatMap((panel, index) =>
        panel.checkVisibility({ contentVisibilityAuto: true }) && panel.clientHeight > 0 ? [index + 1] : [],
      ),
    )
const hydrated = (page: Page) =>
  page.locator('[data-island="treatments-accordion"][data-hydrated]').waitFor({ state: 'attached' })

test('none is open at first; one at a time; a click on the open one closes it', async () => {
  const { page, complaints } = await harness.open('/accordion')
  expect(await page.locator('.accordion-item').count()).toBe(13)
  expect(await shown(page)).toEqual([])
  await row(page, 3).click()
  await expect.poll(() => shown(page)).toEqual([3])
  expect(await row(page, 3).getAttribute('aria-expanded')).toBe('true')
  expect(await page.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe('/treatments/3')
  await row(page, 5).click()
  await expect.poll(() => shown(page)).toEqual([5])
  expect(await row(page, 3).getAttribute('aria-expanded')).toBe('false')
  await row(page, 5).click()
  await expect.poll(() => shown(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('Enter and Space open and close', async () => {
  const { page } = await harness.open('/accordion')
  await row(page, 2).press('Enter')
  await expect.poll(() => shown(page)).toEqual([2])
  await row(page, 2).press('Space')
  await expect.poll(() => shown(page)).toEqual([])
})

test('closed text is left to the browser to find, before and after the widget is interactive', async () => {
  const { page } = await harness.open('/accordion')
  const hidden = () =>
    page
      .locator('.accordion-panel')
      .evaluateAll((panels) => panels.map((panel) => panel.getAttribute('hidden')))
  const find = (number: number) =>
    page
      .locator('.accordion-panel')
      .nth(number - 1)
      .evaluate((panel) => {
        panel.dispatchEvent(new Event('beforematch', { bubbles: true }))
        panel.removeAttribute('hidden')
      })
  expect(new Set(await hidden())).toEqual(new Set(['until-found']))
  await find(7)
  await hydrated(page)
  await expect.poll(() => shown(page)).toEqual([7])
  expect(await row(page, 7).getAttribute('aria-expanded')).toBe('true')
  await find(9)
  await expect.poll(() => shown(page)).toEqual([9])
  expect((await hidden()).filter((value) => value === 'until-found')).toHaveLength(12)
})

test('an address that names a row opens it, at first and later', async () => {
  const { page, complaints } = await harness.open('/accordion#row-4')
  await expect.poll(() => shown(page)).toEqual([4])
  await hydrated(page)
  await page.evaluate(() => {
    location.hash = 'row-11'
  })
  await expect.poll(() => shown(page)).toEqual([11])
  await page.goBack()
  await expect.poll(() => shown(page)).toEqual([4])
  expect(complaints).toEqual([])
})

test('a link to the row that the address names already opens it again', async () => {
  const { page, complaints } = await harness.open('/accordion#row-6')
  await hydrated(page)
  await expect.poll(() => shown(page)).toEqual([6])
  await row(page, 6).click()
  await expect.poll(() => shown(page)).toEqual([])
  await page.getByRole('link', { name: 'To row 6' }).click()
  await expect.poll(() => shown(page)).toEqual([6])
  await row(page, 2).click()
  await expect.poll(() => shown(page)).toEqual([2])
  await page.getByRole('link', { name: 'To row 6' }).press('Enter')
  await expect.poll(() => shown(page)).toEqual([6])
  expect(complaints).toEqual([])
})

test('nothing moves when the rows are closed before the first paint', async () => {
  const { page } = await harness.open('/accordion')
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
  expect(shift).toBe(0)
})

test.each([
  ['without script', { javaScriptEnabled: false }, undefined],
  ['when the widget cannot be loaded', {}, /accordion|hydrate/],
])('%s everything is shown', async (_, options, refused) => {
  harness.refused = refused
  const { page } = await harness.open('/accordion', options)
  await row(page, 1).hover()
  const texts = page.getByText('Description of number')
  await texts.first().waitFor()
  expect(
    await texts.evaluateAll((all) => all.filter((text) => text.getBoundingClientRect().height > 0).length),
  ).toBe(13)
  expect(await row(page, 1).getAttribute('aria-expanded')).toBe(null)
})

test('no accessibility finding, closed or open', async () => {
  const { page } = await harness.open('/accordion')
  const findings = () => accessibilityFindings(page)
  expect(await findings()).toEqual([])
  await row(page, 1).click()
  await expect.poll(() => shown(page)).toEqual([1])
  expect(await findings()).toEqual([])
  expect(await page.locator('.accordion-item').first().ariaSnapshot()).toMatchSnapshot()
})

test('an address that cannot be decoded breaks nothing', async () => {
  const { page, complaints } = await harness.open('/accordion#%')
  expect(await row(page, 1).getAttribute('aria-expanded')).toBe('false')
  await row(page, 1).click()
  await expect.poll(() => row(page, 1).getAttribute('aria-expanded')).toBe('true')
  expect(complaints).toEqual([])
})
