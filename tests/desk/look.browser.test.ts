import { expect, test } from 'vitest'
import { useDesk } from './desk-page.ts'

const shared = useDesk()

test('rows grow with the text while the list is open, and cut none of it', async () => {
  const { page, open, desk } = shared
  await desk.receive({ name: 'Ada Example' })
  await desk.receive({ name: 'Ben Example' }, 3)
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    await open('/enquiries')
    const row = page.getByRole('row', { name: 'Ada Example' })
    await row.waitFor()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect
      .poll(() => row.evaluate((element) => element.getBoundingClientRect().height))
      .toBeGreaterThan(100)
    expect(await row.locator('.enquiry-row').evaluate(cutBy)).toBe(0)
  }
})

const cutBy = (element: Element) => element.scrollHeight - element.clientHeight
