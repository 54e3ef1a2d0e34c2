import { beforeEach, expect, test } from 'vitest'
import { eraseRows } from '../../database/enquiries/erase-enquiries.ts'
import { moveEnquiries } from '../../staff/enquiries/change-enquiry.ts'
import { hasFocus } from '../support/visitor.ts'
import { selectRows, shownEnquiry, stamp, useDesk } from './desk-page.ts'

const shared = useDesk()
const count = 24

beforeEach(async () => {
  const { receive, clear } = shared.desk
  await clear()
  for (let index = 0; index < count; index++)
    await receive({ name: `Person ${index} Example` }, count - index)
  await shared.open('/enquiries')
  await shared.page.getByText(`${count} enquiries`, { exact: true }).waitFor()
})

const statuses = async () => [...new Set(await shared.desk.db('enquiries').pluck('status'))]

test.each([
  { width: 1280, height: 900 },
  { width: 320, height: 400 },
])('many are moved after a question, and undone by a button in view, at $width px', async (size) => {
  const { page } = shared
  await page.setViewportSize(size)
  await page.getByRole('row').first().focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('e')
  const question = page.getByRole('alertdialog', { name: `Move ${count} enquiries to closed?` })
  // While the question is open, a key moves nothing.
  await page.keyboard.press('c')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await statuses()).toEqual(['new'])
  await page.getByText(`${count} selected`, { exact: true }).waitFor()
  await page.keyboard.press('e')
  await question.getByRole('button', { name: 'Move them' }).click()
  await page.getByRole('status').getByText(`${count} enquiries: closed`).waitFor()
  expect(await page.getByRole('status').getByText('Person', { exact: false }).count()).toBe(0)
  expect(await statuses()).toEqual(['closed'])
  const undo = page.getByRole('button', { name: 'Undo' })
  const { y, height } = (await undo.boundingBox()) ?? { y: 0, height: 0 }
  expect(y).toBeGreaterThan(0)
  expect(y + height).toBeLessThan(size.height)
  await undo.click()
  await page.getByRole('status').getByText(`${count} enquiries: undone`).waitFor()
  expect(await statuses()).toEqual(['new'])
})

test('where list and enquiry only just stand side by side, a toast stays at the bottom beside a selection', async () => {
  const { page } = shared
  await page.setViewportSize({ width: 1024, height: 900 })
  await selectRows(page, ['Person 0 Example', 'Person 1 Example'])
  await page.keyboard.press('e')
  const toast = page.getByRole('region', { name: 'What was just done' })
  await toast.getByText('2 enquiries: closed').waitFor()
  await selectRows(page, ['Person 2 Example'])
  expect((await toast.boundingBox())?.y).toBeGreaterThan(700)
})

test('only moves that all selected enquiries allow are offered', async () => {
  const { page, open, desk } = shared
  const moved = async (name: string, to: 'closed' | 'contacted') => {
    const { reference } = await desk.db('enquiries').where({ name }).first('reference')
    await moveEnquiries(desk.db, [reference], to, stamp())
  }
  await moved('Person 23 Example', 'closed')
  await moved('Person 22 Example', 'contacted')
  await page.setViewportSize({ width: 1280, height: 900 })
  await open('/enquiries?order=newest')
  const steps = () => page.getByRole('region', { name: 'Selected enquiries' }).getByRole('button')
  await selectRows(page, ['Person 23 Example'])
  await expect
    .poll(() => steps().allTextContents())
    .toEqual(['Back to contacted for 1 selected c', 'Clear Esc'])
  await selectRows(page, ['Person 21 Example'])
  await expect.poll(() => steps().allTextContents()).toEqual(['Rang for 2 selected c', 'Clear Esc'])
  await selectRows(page, ['Person 22 Example'])
  await page.getByText('These cannot be moved together').waitFor()
  await page.keyboard.press('e')
  expect((await statuses()).sort()).toEqual(['closed', 'contacted', 'new'])
})

test('a filter, a search or Back clears the selection, and what the list does not show cannot be selected', async () => {
  const { page, open, desk } = shared
  await page.setViewportSize({ width: 1280, height: 900 })
  const { reference } = await desk.db('enquiries').where({ name: 'Person 3 Example' }).first('reference')
  await moveEnquiries(desk.db, [reference], 'contacted', stamp())
  await open(`/enquiries/${reference}?order=oldest`)
  await shownEnquiry(page, 'Person 3 Example')
  const bar = page.getByRole('region', { name: 'Selected enquiries' })
  for (const hide of [
    () => page.getByRole('searchbox').fill('Person 23'),
    () => page.getByRole('checkbox', { name: 'new', exact: true }).check({ force: true }),
  ]) {
    await selectRows(page, ['Person 3 Example'])
    await bar.getByText('1 selected: Person 3 Example').waitFor()
    await hide()
    await page.getByRole('row', { name: 'Person 3 Example' }).waitFor({ state: 'hidden' })
    expect(await bar.count()).toBe(0)
    await page.getByRole('heading', { name: 'Person 3 Example' }).click()
    await page.keyboard.press('x')
    expect(await bar.count()).toBe(0)
    await page.getByRole('searchbox').fill('')
  }
  await open('/enquiries?status=contacted')
  await page.getByRole('link', { name: 'Enquiries', exact: true }).click()
  await selectRows(page, ['Person 0 Example'])
  await bar.getByText('1 selected: Person 0 Example').waitFor()
  await page.goBack()
  await page.getByRole('row', { name: 'Person 0 Example' }).waitFor({ state: 'hidden' })
  expect(await bar.count()).toBe(0)
})

test('keys move the selected enquiries, even if another enquiry is opened afterwards', async () => {
  const { page, desk } = shared
  await page.setViewportSize({ width: 1280, height: 900 })
  await selectRows(page, ['Person 1 Example', 'Person 2 Example'])
  await page.keyboard.press('j')
  await shownEnquiry(page, 'Person 3 Example')
  await page.keyboard.press('c')
  await page.getByRole('status').getByText('2 enquiries: contacted').waitFor()
  expect(
    (await desk.db('enquiries').where({ status: 'contacted' }).orderBy('id')).map(({ name }) => name),
  ).toEqual(['Person 1 Example', 'Person 2 Example'])
})

test('if somebody moves a selected enquiry out of the list meanwhile, none is moved', async () => {
  const { page, open, desk } = shared
  await open('/enquiries?status=new')
  await selectRows(page, ['Person 0 Example', 'Person 1 Example'])
  const referenceOf = (name: string) => desk.db('enquiries').where({ name }).first('reference')
  await moveEnquiries(desk.db, [(await referenceOf('Person 0 Example')).reference], 'booked', stamp())
  await page.getByRole('row', { name: 'Person 0 Example' }).waitFor({ state: 'hidden' })
  await page.keyboard.press('c')
  await page.getByRole('alert').getByText('Nothing was changed.').waitFor()
  await page.getByText(/Person 0 Example, ENQ-\S+ was changed meanwhile: mary moved it/).waitFor()
  expect((await statuses()).toSorted()).toEqual(['booked', 'new'])
  await page.getByText('1 selected: Person 1 Example').waitFor()
  await moveEnquiries(desk.db, [(await referenceOf('Person 1 Example')).reference], 'booked', stamp())
  await page.getByRole('button', { name: 'Closed' }).click()
  await page.getByText(/Person 1 Example, ENQ-\S+ was changed meanwhile: mary moved it/).waitFor()
  await page.getByText('0 selected', { exact: true }).waitFor()
  await selectRows(page, ['Person 2 Example'])
  expect(await page.getByRole('alert').filter({ hasText: 'meanwhile' }).count()).toBe(0)
  await page.getByText('1 selected: Person 2 Example').waitFor()
  // Without a name, since the list no longer shows any.
  await moveEnquiries(desk.db, [(await referenceOf('Person 2 Example')).reference], 'booked', stamp())
  await expect.poll(() => page.locator('.bulk [aria-live]').textContent()).toBe('1 selected')
  await page.keyboard.press('c')
  await page.getByText('0 selected', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.bulk').waitFor({ state: 'hidden' })
})

test('if somebody erases all selected enquiries meanwhile, none stays selected once a move was refused', async () => {
  const { page, desk } = shared
  await selectRows(page, ['Person 0 Example', 'Person 1 Example'])
  const named = desk.db('enquiries').whereIn('name', ['Person 0 Example', 'Person 1 Example'])
  await eraseRows(desk.db, { references: await named.pluck('reference') }, stamp())
  await page.getByText(`${count - 2} enquiries`, { exact: true }).waitFor()
  await page.keyboard.press('c')
  await page.getByRole('alert').getByText('Nothing was changed.').waitFor()
  await page.getByText('0 selected', { exact: true }).waitFor()
})

test('all filters in a URL apply together, and unknown values are ignored', async () => {
  const { page, open, desk } = shared
  await desk.receive({ name: 'Late Example' }, 30)
  await open('/enquiries?overdue=yes')
  await page.getByRole('row', { name: 'Late Example' }).waitFor()
  await open('/enquiries?status=contacted&overdue=yes')
  await page.getByText('No enquiry matches.').waitFor()
  await open('/enquiries?time=constructor&order=constructor')
  await page.getByText(`${count + 1} enquiries`, { exact: true }).waitFor()
})

test('without single keys only F8 is offered, and Undo waits without covering the focus', async () => {
  const { page, open } = shared
  await page.setViewportSize({ width: 1100, height: 480 })
  await page.getByRole('button', { name: 'Keys' }).click()
  await page.getByRole('checkbox', { name: /Single keys/ }).uncheck()
  await page.keyboard.press('Escape')
  await open('/enquiries')
  await page.getByText('Choose an enquiry.', { exact: true }).waitFor()
  await selectRows(page, ['Person 0 Example', 'Person 1 Example'])
  const bar = page.getByRole('region', { name: 'Selected enquiries' })
  const shortcuts = () =>
    page.locator('[aria-keyshortcuts]').evaluateAll((all) => all.map((one) => one.ariaKeyShortcuts))
  expect(await shortcuts()).toEqual([])
  await bar.getByRole('button', { name: 'Rang for 2 selected', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  expect(await shortcuts()).toEqual(['F8'])
  // Those who were rung go below.
  await page.getByRole('row', { name: 'Person 2 Example' }).and(page.getByRole('row').first()).click()
  await shownEnquiry(page, 'Person 2 Example')
  await page.getByText('Correct the last move, or restrict').waitFor()
  while (!(await hasFocus(undo))) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(coveredFocus)).toBeUndefined()
  }
  await page.evaluate(() => sessionStorage.removeItem('desk-keys'))
})

/** The text of the focused element, if the toast covers all of it. */
function coveredFocus(): string | undefined {
  const focused = document.activeElement
  const toast = document.querySelector('.toast-region')
  if (!focused || !toast || toast.contains(focused)) return undefined
  const one = focused.getBoundingClientRect()
  const other = toast.getBoundingClientRect()
  const isCovered = one.top >= other.top && one.bottom <= innerHeight && one.left >= other.left
  return isCovered ? (focused.textContent ?? '') : undefined
}
