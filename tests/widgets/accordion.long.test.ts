import { expect, test } from 'vitest'
import { isInteractive, openRows, row } from './accordion-visit.ts'
import { openWidget } from './harness/open.ts'

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

test('rows also close in a browser that does not know until-found', async () => {
  const { page } = await openWidget('/accordion')
  // Such a browser hides them with its own style sheet, which every style of the page overrides.
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
