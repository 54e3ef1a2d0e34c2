import { beforeEach, expect, test } from 'vitest'
import { addNote } from '../../staff/enquiries/notes.ts'
import { stamp, useDesk } from './desk-page.ts'
import { openExample } from './open-enquiry.ts'

const shared = useDesk()

beforeEach(async () => {
  await shared.desk.clear()
  await shared.page.setViewportSize({ width: 1280, height: 800 })
})

test('on a phone only the list scrolls, and the board only with the page', async () => {
  const { page, open, desk } = shared
  for (let hours = 1; hours < 9; hours++) await desk.receive({}, hours)
  await page.setViewportSize({ width: 360, height: 740 })
  const beyond = (element: Element) => element.scrollHeight - element.clientHeight
  await open('/enquiries')
  expect(await page.getByRole('grid', { name: 'Enquiries' }).evaluate(beyond)).toBeGreaterThan(0)
  expect(await page.locator('html').evaluate(beyond)).toBe(0)
  await open('/board')
  await page.getByRole('link', { name: 'and 2 more' }).waitFor()
  expect(await page.getByRole('grid', { name: 'New' }).evaluate(beyond)).toBe(0)
})

test('a printed list has no blank pages', async () => {
  const { page, open, desk } = shared
  for (let hours = 1; hours < 31; hours++) await desk.receive({}, hours)
  await open('/enquiries')
  await page.getByRole('row', { name: 'Alex Example' }).first().waitFor()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('a long message is cut on the screen, but not on paper, until all of it is asked for', async () => {
  const { page, open, desk } = shared
  const message = Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n')
  await open(`/enquiries/${await desk.receive({ message })}`)
  const cut = () => page.getByText('Line 29').evaluate((text) => text.scrollHeight - text.clientHeight)
  await expect.poll(cut).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await cut()).toBe(0)
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Show all of the message' }).click()
  expect(await cut()).toBe(0)
  await page.getByRole('button', { name: 'Show less of the message' }).click()
  expect(await cut()).toBeGreaterThan(0)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('button', { name: 'Show all of the message' }).press('Enter')
  const less = page.getByRole('button', { name: 'Show less of the message' })
  await less.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await less.press('Enter')
  const { y = -1 } = (await page.getByRole('button', { name: 'Show all of the message' }).boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
})

test('a long enquiry scrolls beside the list, and the page does not', async () => {
  const { page, desk } = shared
  const reference = await openExample(shared)
  for (let count = 0; count < 8; count += 1) await addNote(desk.db, reference, `Rang.\n${count}`, stamp())
  await page.getByRole('button', { name: 'Correct note 9' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})
