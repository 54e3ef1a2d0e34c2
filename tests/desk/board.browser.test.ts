import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moveEnquiries } from '../../staff/change-enquiry.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { hasFocus } from '../support/visitor.ts'
import { openDesk, useDesk } from './desk-page.ts'

const shared = useDesk()

const statusOf = async (reference: string) =>
  (await shared.desk.db('enquiries').where({ reference }).first('status'))?.status
const column = (page: Page, name: string) => page.getByRole('grid', { name })
const card = (page: Page, at: string, name: string) => column(page, at).getByRole('row', { name })

/** Drags by the mouse as a hand does, a little at first, and says whether the place took notice of it before it is let go there. */
async function drag(page: Page, what: Locator, where: Locator): Promise<boolean> {
  const middle = async (of: Locator) => {
    const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return [x + width / 2, y + height / 2] as const
  }
  const from = await middle(what)
  const to = await middle(where)
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(from[0] + 8, from[1] + 8, { steps: 4 })
  await page.locator('.card[data-dragging]').waitFor()
  await page.mouse.move(...to, { steps: 8 })
  const isTaken = await where.evaluate(async (element) => {
    // React draws what a drag changes in a later task.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return element.hasAttribute('data-drop-target')
  })
  await page.mouse.up()
  await page.locator('.card[data-dragging]').waitFor({ state: 'detached' })
  return isTaken
}

test('a card is moved from its menu, by keyboard alone, and the focus goes with it', async () => {
  const { page, open, complaints, desk } = shared
  const reference = await desk.receive({ name: 'Kim Example' })
  await open('/board')
  await card(page, 'New', 'Kim Example').waitFor()
  await page.getByRole('button', { name: 'Move Kim Example' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Contacted' }).waitFor()
  await page.keyboard.press('Enter')
  await card(page, 'Contacted', 'Kim Example').waitFor()
  expect(await statusOf(reference)).toBe('contacted')
  await expect.poll(() => hasFocus(card(page, 'Contacted', 'Kim Example'))).toBe(true)

  await page.getByRole('button', { name: 'Drag Kim Example' }).focus()
  await page.keyboard.press('Enter')
  // Booked, closed and spam may follow; new may not, so it is none of the places to drop at.
  await page.locator('[data-live-announcer]').getByText('Started dragging').waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await card(page, 'Booked', 'Kim Example').waitFor()
  expect(await statusOf(reference)).toBe('booked')
  expect(complaints).toEqual([])
})

test('the focus goes back with a card whose move is taken back by keyboard', async () => {
  const { page, open, desk } = shared
  const other = await desk.receive({ name: 'Max Example' }, 2)
  await desk.receive({ name: 'Pat Example' })
  await moveEnquiries(desk.db, [other], 'contacted', { actor: 'mary', now: new Date() })
  await open('/board')
  await card(page, 'Contacted', 'Max Example').waitFor()
  await page.getByRole('button', { name: 'Move Pat Example' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Contacted' }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(card(page, 'Contacted', 'Pat Example'))).toBe(true)
  await page.keyboard.press('u')
  await card(page, 'New', 'Pat Example').waitFor()
  await expect.poll(() => hasFocus(card(page, 'New', 'Pat Example'))).toBe(true)
})

test('a card is dragged where it may go, and a column that may not follow takes none', async () => {
  const { page, open, desk } = shared
  const reference = await desk.receive({ name: 'Jo Example' })
  await moveEnquiries(desk.db, [reference], 'booked', { actor: 'mary', now: new Date() })
  await open('/board')
  const shown = card(page, 'Booked', 'Jo Example')
  await shown.waitFor()
  expect(await drag(page, shown, column(page, 'Spam'))).toBe(false)
  expect(await statusOf(reference)).toBe('booked')
  expect(await drag(page, shown, column(page, 'Closed'))).toBe(true)
  await card(page, 'Closed', 'Jo Example').waitFor()
  expect(await statusOf(reference)).toBe('closed')
})

test('who has gone on before a moved card is shown keeps the focus', async () => {
  const { page, open, desk } = shared
  await desk.receive({ name: 'Lee Example' })
  await open('/board')
  await page.getByRole('button', { name: 'Move Lee Example' }).click()
  const lists = '**/api/enquiries/search'
  const release = await holdRequests(page, lists, '"spam"')
  await page.getByRole('menuitem', { name: 'Spam' }).click()
  await page.getByRole('status').getByText('new → spam').waitFor()
  await card(page, 'New', 'Lee Example').waitFor({ state: 'detached' })
  const link = page.getByRole('link', { name: 'Help' })
  await link.focus()
  await page.keyboard.press('Shift')
  release()
  await card(page, 'Spam', 'Lee Example').waitFor()
  expect(await hasFocus(link)).toBe(true)
  await page.unroute(lists)
})

test('who moved a card meanwhile is said', async () => {
  const reference = await shared.desk.receive({ name: 'Sam Example' })
  const { page, open } = await openDesk(shared.desk)
  // A page that hears of no change still shows what was before.
  await page.route('**/api/changes', (route) => route.abort())
  await open('/board')
  await card(page, 'New', 'Sam Example').waitFor()
  await moveEnquiries(shared.desk.db, [reference], 'closed', { actor: 'mary', now: new Date() })
  await page.getByRole('button', { name: 'Move Sam Example' }).click()
  await page.getByRole('menuitem', { name: 'Spam' }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: /Sam Example.*mary/s })
    .waitFor()
  await card(page, 'Closed', 'Sam Example').waitFor()
  expect(await statusOf(reference)).toBe('closed')
})
