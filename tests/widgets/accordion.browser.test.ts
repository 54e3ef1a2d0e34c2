import { expect, test } from 'vitest'
import { accessibilityFindings } from '../support/accessibility.ts'
import { isInteractive, openRows, row } from './accordion-visit.ts'
import { hold, openWidget, openWithClock } from './harness/open.ts'

test('no row is open at first; one opens at a time; a click on the open one closes it', async () => {
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

test('rows open and close before their code arrives, and the code takes over the open row', async () => {
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

test('the browser’s search finds closed text, before and after the widget is interactive', async () => {
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

test('nothing moves when the rows are closed before the first paint', async () => {
  const { page } = await openWidget('/accordion')
  const shift = await page.evaluate(async () => {
    await document.fonts.ready
    let sum = 0
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += value
    }).observe({ type: 'layout-shift', buffered: true })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return sum
  })
  expect(shift).toBeLessThan(0.005)
})

test('without script everything is shown', async () => {
  const { page } = await openWidget('/accordion', { javaScriptEnabled: false })
  expect(await openRows(page)).toHaveLength(13)
  expect(await row(page, 1).getAttribute('aria-expanded')).toBe(null)
  expect(await page.locator('.accordion-trigger:enabled').count()).toBe(0)
})
