import { beforeEach, expect, test } from 'vitest'
import { moveEnquiries } from '../../staff/enquiries/change-enquiry.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { storeMany } from '../support/many-enquiries.ts'
import { hasFocus } from '../support/visitor.ts'
import { card, column, stamp, useDesk } from './desk-page.ts'

const shared = useDesk()

beforeEach(() => shared.desk.clear())

test('undoing a move by keyboard takes the focus back with the card', async () => {
  const { page, open, desk } = shared
  const other = await desk.receive({ name: 'Max Example' }, 2)
  await desk.receive({ name: 'Pat Example' })
  await moveEnquiries(desk.db, [other], 'contacted', stamp())
  await open('/board')
  await card(page, 'Contacted', 'Max Example').waitFor()
  await page.getByRole('button', { name: 'Move Pat Example' }).press('Enter')
  await expect.poll(() => hasFocus(page.getByRole('menuitem', { name: 'Contacted' }))).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(card(page, 'Contacted', 'Pat Example'))).toBe(true)
  await page.keyboard.press('u')
  await card(page, 'New', 'Pat Example').waitFor()
  await expect.poll(() => hasFocus(card(page, 'New', 'Pat Example'))).toBe(true)
})

test('a moved card that is shown late does not take the focus from somebody who has gone on', async () => {
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

test('a refused move says who moved the card meanwhile', async () => {
  const { page, open, desk } = shared
  const reference = await desk.receive({ name: 'Sam Example' })
  // Without news of changes the page still shows the card where it was.
  await page.route('**/api/changes', (route) => route.abort())
  await open('/board')
  await card(page, 'New', 'Sam Example').waitFor()
  await moveEnquiries(desk.db, [reference], 'closed', stamp())
  await page.getByRole('button', { name: 'Move Sam Example' }).click()
  await page.getByRole('menuitem', { name: 'Spam' }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: /Sam Example.*mary/s })
    .waitFor()
  await card(page, 'Closed', 'Sam Example').waitFor()
  expect(await desk.db('enquiries').where({ reference }).pluck('status')).toEqual(['closed'])
  await page.unroute('**/api/changes')
})

test('a card moved to a long column is shown there although it is older than the cards that are', async () => {
  const { page, open, desk } = shared
  const reference = await desk.receive({ name: 'Old Example' }, 300)
  await moveEnquiries(desk.db, [reference], 'booked', stamp())
  await storeMany(desk.db, 51, { change: () => ({ status: 'closed' }) })
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/board')
  await page.getByRole('link', { name: 'and 45 more' }).waitFor()
  await page.getByRole('button', { name: 'Move Old Example' }).click()
  await page.getByRole('menuitem', { name: 'Closed' }).click()
  await expect.poll(() => hasFocus(card(page, 'Closed', 'Old Example'))).toBe(true)
  expect(await column(page, 'Closed').getByRole('row').count()).toBe(7)
  await page.getByRole('link', { name: 'and 45 more' }).waitFor()
  await page.keyboard.press('u')
  await expect.poll(() => hasFocus(card(page, 'Booked', 'Old Example'))).toBe(true)
  await card(page, 'Closed', 'Old Example').waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'and 1 more' }).waitFor()
  expect(await column(page, 'Closed').getByRole('row').count()).toBe(50)
})
