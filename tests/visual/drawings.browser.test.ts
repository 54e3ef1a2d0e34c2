import { expect, inject, test } from 'vitest'
import { returningVisitor } from '../support/visitor.ts'

const paths = ['/', '/about', '/treatments/dermal-fillers', '/treatments/laser-hair-removal-trilogy-ice']
/** The height of what is drawn, in heights of the frame: a drawing continues above and below it. */
const drawnHeights = 670 / 360

test('from 768 to 1920 px a drawing fills its column beside the words', async () => {
  const { page } = await returningVisitor()
  for (const path of paths) {
    await page.goto(`${inject('site').origin}${path}`)
    for (const width of [768, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const column = await page.locator('.hero-picture').boundingBox()
      const plate = await page.locator('.hero-picture > .illustration').boundingBox()
      const where = `${path} at ${width} px`
      if (!column || !plate) throw new Error(`${where} shows no drawing`)
      expect(plate.width, where).toBeGreaterThanOrEqual(Math.floor(column.width))
      expect(plate.height * drawnHeights, where).toBeGreaterThanOrEqual(column.height)
    }
  }
})
