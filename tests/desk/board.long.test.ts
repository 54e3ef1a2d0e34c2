import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveEnquiries } from '../../staff/change-enquiry.ts'
import { type Desk, startDesk } from './desk-process.ts'
import { visitDesk } from './desk-visit.ts'

const most = 60

/** Presses Tab until what has this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((label) => document.activeElement?.getAttribute('aria-label') === label, name))
      return
  }
  throw new Error(`${name} was not reached.`)
}

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.stop())

const statusOf = async (reference: string) =>
  (await desk.db('enquiries').where({ reference }).first('status'))?.status
const card = (page: Page, column: string, name: string) =>
  page.getByRole('grid', { name: column }).getByRole('row', { name })

test('a card is moved by keyboard alone, from the menu and by dragging', async () => {
  const reference = await desk.receive({ name: 'Kim Example' })
  const { page, open, complaints } = await visitDesk(desk)
  await open('/board')
  await card(page, 'New', 'Kim Example').waitFor()
  await tabTo(page, 'Move Kim Example')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Contacted' }).waitFor()
  await page.keyboard.press('Enter')
  await card(page, 'Contacted', 'Kim Example').waitFor()
  expect(await statusOf(reference)).toBe('contacted')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-key')))
    .toBe(reference)

  await tabTo(page, 'Drag Kim Example')
  await page.keyboard.press('Enter')
  // Booked, closed and spam may follow; new may not, so it is none of the places to drop at.
  await expect.poll(() => page.locator('[data-live-announcer]').textContent()).toContain('Started dragging')
  await page.keyboard.press('Enter')
  await card(page, 'Booked', 'Kim Example').waitFor()
  expect(await statusOf(reference)).toBe('booked')
  expect(complaints).toEqual([])
})

test('a column that may not follow takes no card', async () => {
  const reference = await desk.receive({ name: 'Jo Example' })
  await moveEnquiries(desk.db, [reference], 'booked', { actor: 'mary', now: new Date() })
  const { page, open } = await visitDesk(desk)
  await open('/board')
  const handle = page.getByRole('row', { name: 'Jo Example' })
  await handle.dragTo(page.getByRole('grid', { name: 'Spam' }))
  expect(await statusOf(reference)).toBe('booked')
  await handle.dragTo(page.getByRole('grid', { name: 'Closed' }))
  await card(page, 'Closed', 'Jo Example').waitFor()
  expect(await statusOf(reference)).toBe('closed')
})

test('who moved a card meanwhile is said', async () => {
  const reference = await desk.receive({ name: 'Sam Example' })
  const { page, open } = await visitDesk(desk)
  // A page that hears of no change still shows what was before.
  await page.route('**/api/changes', (route) => route.abort())
  await open('/board')
  await card(page, 'New', 'Sam Example').waitFor()
  await moveEnquiries(desk.db, [reference], 'closed', { actor: 'mary', now: new Date() })
  await page.getByRole('button', { name: 'Move Sam Example' }).click()
  await page.getByRole('menuitem', { name: 'Spam' }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: /Sam Example.*mary/s })
    .waitFor()
  await card(page, 'Closed', 'Sam Example').waitFor()
  expect(await statusOf(reference)).toBe('closed')
})
