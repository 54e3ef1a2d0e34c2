import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { summariseEnquiries } from '../../database/enquiries.ts'
import { eraseRows } from '../../database/erase-enquiries.ts'
import { moveEnquiries } from '../../staff/change-enquiry.ts'
import { openDesk, shownEnquiry } from './desk-page.ts'
import { type Desk, startDesk } from './desk-process.ts'

let work: Desk

beforeAll(async () => {
  work = await startDesk()
})
beforeEach(async () => {
  const references = await work.db('enquiries').pluck('reference')
  await eraseRows(work.db, { references }, { actor: 'nurse', now: new Date() })
})
afterAll(() => work?.stop())

const statuses = async () =>
  Object.fromEntries(
    (await work.db('enquiries').select('name', 'status')).map(({ name, status }) => [name, status]),
  )
const people = ['Ada', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon'].map(
  (name) => `${name} Example`,
)
const receiveAll = async () => {
  for (const [index, name] of people.entries()) await work.receive({ name }, 20 - index)
}

test('ten enquiries are answered by keyboard alone', async () => {
  await receiveAll()
  const { page, complaints } = await openDesk(work)
  await page.keyboard.type('ge')
  await page.getByRole('grid', { name: 'Enquiries' }).waitFor()
  await page.keyboard.press('j')
  for (const [index, name] of people.entries()) {
    await shownEnquiry(page, name)
    if (index === 1) {
      await page.keyboard.press('n')
      await page.keyboard.type('Will think about it.')
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press(['c', 'b', 'e', '!'][index % 4] as string)
  }
  await page.getByText('Jon Example, ', { exact: false }).filter({ hasText: 'booked' }).first().waitFor()
  expect(await statuses()).toEqual(
    Object.fromEntries(
      people.map((name, index) => [name, ['contacted', 'booked', 'closed', 'spam'][index % 4]]),
    ),
  )
  expect(await work.db('enquiry_notes').select('text')).toEqual([{ text: 'Will think about it.' }])
  expect(complaints).toEqual([])
})

test('undo brings the enquiry back, and the figures do not know of it', async () => {
  const reference = await work.receive({}, 3)
  const { page } = await openDesk(work, `/enquiries/${reference}`)
  await shownEnquiry(page, 'Alex Example')
  const before = await summariseEnquiries(work.db)
  await page.getByRole('button', { name: 'Rang' }).click()
  await page.getByRole('status').getByText(': new → contacted').waitFor()
  await page.keyboard.press('u')
  await page.getByRole('status').getByText('(taken back)').waitFor()
  expect(await statuses()).toEqual({ 'Alex Example': 'new' })
  const after = await summariseEnquiries(work.db)
  expect(after).toEqual(before)
})

test('the second of two who act is told who was first, and keeps the note', async () => {
  const reference = await work.receive()
  const first = await openDesk(work, `/enquiries/${reference}`)
  const second = await openDesk(work, `/enquiries/${reference}`)
  await shownEnquiry(second.page, 'Alex Example')
  await second.page.getByRole('textbox', { name: 'Note' }).fill('Prefers mornings.')
  await first.page.getByRole('button', { name: 'Booked' }).click()
  await first.page.getByRole('status').getByText('new → booked').waitFor()
  await second.page.getByRole('button', { name: 'Rang' }).click()
  const told = second.page.getByRole('article').getByRole('alert')
  await told.getByText('Your note is still here.').waitFor()
  expect(await told.textContent()).toMatch(
    /Alex Example, ENQ-\S+ was changed meanwhile: \S+ moved it new → booked on/,
  )
  expect(await second.page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Prefers mornings.')
  expect(await statuses()).toEqual({ 'Alex Example': 'booked' })
  await second.page.getByRole('link', { name: 'Today' }).click()
  await second.page.getByRole('button', { name: 'Stay with the note' }).click()
  expect(await second.page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Prefers mornings.')
})

test('letters in a note, with modifiers, or with the keys switched off change nothing', async () => {
  const reference = await work.receive()
  const { page } = await openDesk(work, `/enquiries/${reference}`)
  await shownEnquiry(page, 'Alex Example')
  await page.keyboard.press('n')
  await page.keyboard.type('b!e')
  expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('b!e')
  await page.getByRole('textbox', { name: 'Note' }).fill('')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: /Single keys/ }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.type('be')
  expect((await page.getByRole('button', { name: 'Booked' }).textContent())?.trim()).toBe('Booked')
  await page.getByRole('button', { name: 'Rang' }).click()
  await page.getByRole('status').getByText('new → contacted').waitFor()
  expect(await statuses()).toEqual({ 'Alex Example': 'contacted' })
})

test('a search finds parts of a number, and stands in no address, title or history', async () => {
  await work.receive({ name: 'Ada Example', phone: '07700 900555' })
  await work.receive({ name: 'Ben Example' })
  const { page } = await openDesk(work, '/enquiries')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('row', { name: 'Ben Example' }).waitFor()
  const length = await page.evaluate(() => history.length)
  await page.keyboard.press('/')
  await page.keyboard.type('900 555')
  await page.getByText('1 enquiry', { exact: true }).waitFor()
  expect(await page.getByRole('row').count()).toBe(1)
  await page.getByRole('row', { name: 'Ada Example' }).click()
  await shownEnquiry(page, 'Ada Example')
  expect([...asked, page.url(), await page.title()].filter((text) => /555|Ada/.test(text))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }]))).not.toContain(
    '555',
  )
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
  await page.goBack()
  await page.getByRole('searchbox').fill('nobody')
  await page.getByText('No enquiry fits.').waitFor()
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByText('2 enquiries', { exact: true }).waitFor()
})

test('filters combine in the address and survive a reload', async () => {
  await work.receive({ name: 'Late Example', reasonForContact: 'profhilo' }, 30)
  await work.receive({ name: 'New Example', reasonForContact: 'profhilo' })
  await work.receive({ name: 'Other Example' }, 30)
  const { page } = await openDesk(work, '/enquiries')
  await page.getByRole('checkbox', { name: 'overdue' }).check({ force: true })
  await page.getByLabel('Reason').selectOption('profhilo')
  await page.getByText('1 enquiry', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('?reason=profhilo&overdue=yes')
  await page.reload()
  await page.getByRole('row', { name: 'Late Example' }).waitFor()
  expect(await page.getByRole('row').count()).toBe(1)
})

test('several are changed together or not at all, and each is named', async () => {
  await receiveAll()
  const { page } = await openDesk(work, '/enquiries')
  for (const name of people.slice(0, 2))
    await page.getByRole('checkbox', { name: `Select ${name}` }).check({ force: true })
  const [{ reference }] = await work.db('enquiries').where({ name: people[0] }).select('reference')
  await page.route('**/api/changes', (route) => route.abort())
  await moveEnquiries(work.db, [reference], 'closed', { actor: 'nurse', now: new Date() })
  await page.keyboard.press('c')
  await page.getByRole('region', { name: 'Selected enquiries' }).getByText('Nothing was changed.').waitFor()
  expect(await page.getByRole('alert').filter({ hasText: 'Ada Example' }).textContent()).toContain(
    'nurse moved it',
  )
  expect((await statuses())['Ben Example']).toBe('new')
  await page.getByRole('button', { name: 'Clear' }).click()
  for (const name of people.slice(1, 3))
    await page.getByRole('checkbox', { name: `Select ${name}` }).check({ force: true })
  await page.keyboard.press('c')
  await page.getByRole('status').getByText('Cat Example').waitFor()
  expect(await page.getByRole('status').getByText('new → contacted').count()).toBe(2)
})

test('a new enquiry appears by itself, and one that is erased goes with its data', async () => {
  const reference = await work.receive({ name: 'Ada Example' }, 5)
  const { page } = await openDesk(work, `/enquiries/${reference}`)
  await shownEnquiry(page, 'Ada Example')
  await work.receive({ name: 'Ben Example' })
  await page.getByRole('row', { name: 'Ben Example' }).waitFor()
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang twice.')
  await eraseRows(work.db, { references: [reference] }, { actor: 'nurse', now: new Date() })
  await page.getByText('This enquiry is not there any more').waitFor()
  expect(await page.getByRole('article').textContent()).toContain('Rang twice.')
  expect(await page.locator('body').textContent()).not.toContain('Ada Example')
})
