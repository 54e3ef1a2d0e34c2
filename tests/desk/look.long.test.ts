import { expect, test } from 'vitest'
import { moveEnquiries } from '../../staff/enquiries/change-enquiry.ts'
import { doubleText } from '../support/double-text.ts'
import { useDesk } from './desk-page.ts'

const shared = useDesk()

test('rows grow with the text size while the list is open, and cut off no text', async () => {
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
    await doubleText(page)
    await expect
      .poll(() => row.evaluate((element) => element.getBoundingClientRect().height))
      .toBeGreaterThan(100)
    expect(await row.locator('.enquiry-row').evaluate(cutBy)).toBe(0)
  }
})

const cutBy = (element: Element) => element.scrollHeight - element.clientHeight

test('in forced colours the lines of a chart and its key differ by their strokes, and no button sticks out', async () => {
  const { page, open, desk } = shared
  await page.setViewportSize({ width: 1280, height: 800 })
  const answered = { actor: 'mary', now: new Date() }
  for (let hours = 1; hours < 7; hours++)
    await moveEnquiries(desk.db, [await desk.receive({}, hours)], 'contacted', answered)
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/figures')
  await page.locator('.chart-key').waitFor()
  const edges = await page
    .locator('.chart-key li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').borderTopStyle))
  expect(edges).toEqual(['solid', 'dotted', 'dashed'])
  const strokes = await page
    .locator('.chart-path path, .chart-promise')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray))
  expect(new Set(strokes).size).toBe(3)
  const sticksOut = await page.getByRole('button', { name: /^Download CSV/ }).evaluateAll((buttons) =>
    buttons.map((button) => {
      const column = button.parentElement?.getBoundingClientRect().left ?? 0
      return button.getBoundingClientRect().left - column
    }),
  )
  expect(new Set(sticksOut)).toEqual(new Set([0]))
  await page.emulateMedia({ forcedColors: null })
})

test('the lines between rows are as long as the line above the list', async () => {
  const { page, open, desk } = shared
  await desk.receive({ name: 'Ada Example' })
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await open('/enquiries')
    const list = await page.getByRole('grid', { name: 'Enquiries' }).boundingBox()
    const row = await page.locator('.enquiry-row').first().boundingBox()
    expect([width, row?.width]).toEqual([width, list?.width])
  }
})
