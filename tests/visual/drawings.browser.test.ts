import { expect, inject, test } from 'vitest'
import { returningVisitor } from '../support/visitor.ts'

const paths = ['/', '/about', '/treatments/dermal-fillers', '/treatments/laser-hair-removal-trilogy-ice']
/** How much of a drawing is drawn, in heights of its frame: it goes on above and below. */
const drawnHeights = 670 / 360

test.each([768, 1024, 1440, 1920])('at %i px a drawing fills its column beside the words', async (width) => {
  const { page } = await returningVisitor({ viewport: { width, height: 900 } })
  for (const path of paths) {
    await page.goto(`${inject('site').origin}${path}`)
    const column = await page.locator('.hero-picture').boundingBox()
    const plate = await page.locator('.hero-picture > .illustration').boundingBox()
    if (!column || !plate) throw new Error(`${path} shows no drawing`)
    expect(plate.width, path).toBeGreaterThanOrEqual(Math.floor(column.width))
    expect(plate.height * drawnHeights, path).toBeGreaterThanOrEqual(column.height)
  }
})

test('a dark palette keeps the ground below and above a drawing', async () => {
  const { page } = await returningVisitor({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(`${inject('site').origin}/`)
  const fillOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  expect(await fillOf('.hero-picture', 'background-color')).toBe(
    await fillOf('.hero-picture > .illustration > path', 'fill'),
  )
})
