import { beforeEach, expect, test } from 'vitest'
import { eraseRows } from '../../database/enquiries/erase-enquiries.ts'
import { enquiryStatuses } from '../../schemas/enquiry-status.ts'
import { moveEnquiries } from '../../staff/enquiries/change-enquiry.ts'
import { hasFocus } from '../support/visitor.ts'
import { openDesk, shownEnquiry, useDesk } from './desk-page.ts'

const work = useDesk()

beforeEach(async () => {
  await work.desk.clear()
  await work.page.setViewportSize({ width: 1280, height: 800 })
  work.complaints.length = 0
  work.asked.length = 0
})

const stamp = () => ({ actor: 'nurse', now: new Date() })
const statuses = async () =>
  Object.fromEntries(
    (await work.desk.db('enquiries').select('name', 'status')).map(({ name, status }) => [name, status]),
  )
const people = ['Ada', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon'].map(
  (name) => `${name} Example`,
)
const receiveAll = async () => {
  for (const [index, name] of people.entries()) await work.desk.receive({ name }, 20 - index)
}

test('ten enquiries are answered by keyboard alone', async () => {
  await receiveAll()
  const { page, open, complaints } = work
  await open('/')
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
  expect(await work.desk.db('enquiry_notes').select('text')).toEqual([{ text: 'Will think about it.' }])
  expect(complaints).toEqual([])
})

test('many enquiries are moved after a question, and undone by one press', async () => {
  await receiveAll()
  const { page, open } = work
  await open('/enquiries')
  await page.getByText('10 enquiries', { exact: true }).waitFor()
  await page.getByRole('row').first().focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('e')
  const question = page.getByRole('alertdialog', {
    name: 'Move 10 enquiries to closed?',
    description: 'All of them are moved, or none.',
  })
  await question.getByRole('button', { name: 'Move them' }).click()
  await page.getByRole('status').getByText('10 enquiries: closed').waitFor()
  expect(new Set(Object.values(await statuses()))).toEqual(new Set(['closed']))
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('status').getByText('10 enquiries: undone').waitFor()
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  expect(new Set(Object.values(await statuses()))).toEqual(new Set(['new']))
})

test('whoever acts second is told who acted first, and keeps their note', async () => {
  const reference = await work.desk.receive()
  const { page, open } = work
  await moveEnquiries(work.desk.db, [reference], 'booked', stamp())
  const path = `/enquiries/${reference}`
  const second = await openDesk(work.desk, { path, isDeaf: true })
  const note = second.page.getByRole('textbox', { name: 'Note' })
  await note.fill('Prefers mornings.')
  await open(path)
  await page.getByRole('button', { name: 'Closed' }).click()
  await page.getByRole('status').getByText('booked → closed').waitFor()
  await second.page.getByRole('button', { name: 'Back to contacted' }).click()
  const told = second.page.getByRole('article').getByRole('alert')
  await told.getByText('Your note is still here.').waitFor()
  expect(await told.textContent()).toMatch(
    /Alex Example, ENQ-\S+ was changed meanwhile: \S+ moved it booked → closed on/,
  )
  expect(await statuses()).toEqual({ 'Alex Example': 'closed' })
  await second.page.getByRole('link', { name: 'Today' }).click()
  await second.page.getByRole('button', { name: 'Stay' }).click()
  expect(await note.inputValue()).toBe('Prefers mornings.')
})

test('every key on the enquiries does what the help says', async () => {
  const first = await work.desk.receive({ name: 'Ada Example' }, 9)
  await work.desk.receive({ name: 'Ben Example' }, 8)
  const { page, open } = work
  await open('/enquiries')
  await page.getByRole('row', { name: 'Ben Example' }).waitFor()
  await page.keyboard.press('Enter')
  await shownEnquiry(page, 'Ada Example')
  await page.keyboard.press('j')
  await shownEnquiry(page, 'Ben Example')
  await page.keyboard.press('k')
  await shownEnquiry(page, 'Ada Example')
  await page.keyboard.press('r')
  await page.keyboard.type('tomorrow 14:30')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Ada Example').waitFor()
  expect((await work.desk.db('enquiries').where({ reference: first }).first()).ring_back_at).toMatch(/T/)
  await page.keyboard.press('x')
  await page.getByText('1 selected', { exact: true }).waitFor()
  await page.getByRole('row', { name: 'Ben Example' }).focus()
  await page.keyboard.press('Enter')
  await shownEnquiry(page, 'Ben Example')
  await page.keyboard.press('Escape')
  await page.getByText('1 selected', { exact: true }).waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await page.getByText('Choose an enquiry').waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).getByText('undo the last thing, for ten seconds').waitFor()
})

test('letters change nothing in a note, with modifiers, or with single keys switched off', async () => {
  const reference = await work.desk.receive()
  const { page, open } = work
  await open(`/enquiries/${reference}`)
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
  const search = page.getByRole('searchbox')
  await search.fill('alex')
  await search.press('Escape')
  expect([await search.inputValue(), await hasFocus(search)]).toEqual(['alex', false])
  expect((await page.getByRole('button', { name: 'Booked' }).textContent())?.trim()).toBe('Booked')
  await page.getByRole('button', { name: 'Rang' }).click()
  await page.getByRole('status').getByText('new → contacted').waitFor()
  expect(await statuses()).toEqual({ 'Alex Example': 'contacted' })
  await page.evaluate(() => sessionStorage.removeItem('desk-keys'))
})

test('a search finds part of a number, and appears in no URL, title or history', async () => {
  await work.desk.receive({ name: 'Ada Example', phone: '07700 900555' })
  await work.desk.receive({ name: 'Ben Example' })
  const { page, open, asked } = work
  await open('/enquiries')
  await page.getByRole('row', { name: 'Ben Example' }).waitFor()
  const length = await page.evaluate(() => history.length)
  // A port or a token may contain 555.
  const typed = /900(?:\s|\+|%20)*555|Ada/
  await page.keyboard.press('/')
  await page.keyboard.type('900 555')
  await page.getByText('1 enquiry', { exact: true }).waitFor()
  expect(await page.getByRole('row').count()).toBe(1)
  await page.getByRole('row', { name: 'Ada Example' }).click()
  await shownEnquiry(page, 'Ada Example')
  expect([...asked, page.url(), await page.title()].filter((text) => typed.test(text))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }]))).not.toMatch(typed)
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
  await page.goBack()
  await page.getByRole('searchbox').fill('nobody')
  await page.getByText('No enquiry matches.').waitFor()
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByText('2 enquiries', { exact: true }).waitFor()
  await expect.poll(() => hasFocus(page.getByRole('row').first())).toBe(true)
})

test('one press lists the ring-backs, the soonest first; filters combine in the URL and survive a reload', async () => {
  const moments = { Later: '2026-12-02T10:00:00.000Z', Sooner: '2026-12-01T10:00:00.000Z' }
  for (const [name, moment] of Object.entries(moments)) {
    const reference = await work.desk.receive({ name: `${name} Example` })
    await work.desk.db('enquiries').where({ reference }).update({ status: 'contacted', ring_back_at: moment })
  }
  await work.desk.receive({ name: 'Late Example', reasonForContact: 'profhilo' }, 30)
  await work.desk.receive({ name: 'New Example', reasonForContact: 'profhilo' })
  await work.desk.receive({ name: 'Other Example' }, 30)
  const { page, open } = work
  await open('/enquiries')
  const ringBacks = page.getByRole('checkbox', { name: 'to ring back', exact: true })
  await ringBacks.check({ force: true })
  await page.getByText('2 enquiries', { exact: true }).waitFor()
  expect(await page.locator('.row-name').allTextContents()).toEqual(['Sooner Example', 'Later Example'])
  await ringBacks.uncheck({ force: true })
  await page.getByRole('checkbox', { name: 'overdue', exact: true }).check({ force: true })
  await page.getByLabel('Reason').selectOption('profhilo')
  await page.getByText('1 enquiry', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('?reason=profhilo&overdue=yes')
  await page.reload()
  await page.getByRole('row', { name: 'Late Example' }).waitFor()
  expect(await page.getByRole('row').count()).toBe(1)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Reason, time and order', exact: true }).click()
  await page.getByRole('button', { name: 'Reason, time and order: Profhilo', exact: true }).waitFor()
})

test('on a phone only the list scrolls, and the board only with the page, with fewer cards; a printed list has no blank pages', async () => {
  const { page, open, desk } = work
  const asked = new Set<string | null>()
  page.on('request', (request) => request.url().endsWith('/search') && asked.add(request.postData()))
  for (let hours = 1; hours < 31; hours++) await desk.receive({}, hours)
  await open('/enquiries')
  await page.getByText('30 enquiries', { exact: true }).waitFor()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  // As high as its sheet, it would have Firefox print an empty one.
  await page.setViewportSize({ width: 1280, height: 6000 })
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.desk').evaluate((all) => all.clientHeight)).toBeLessThan(6000)
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 360, height: 740 })
  const beyond = (element: Element) => element.scrollHeight - element.clientHeight
  expect(await page.getByRole('grid', { name: 'Enquiries' }).evaluate(beyond)).toBeGreaterThan(0)
  expect(await page.locator('html').evaluate(beyond)).toBe(0)
  const ofTheList = asked.size
  await page.getByRole('link', { name: 'Board' }).click()
  await page.getByRole('link', { name: 'and 24 more' }).waitFor()
  const column = page.getByRole('grid', { name: 'New' })
  expect(await column.evaluate(beyond)).toBe(0)
  // A wider window shows more cards, and loads nothing for that.
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => column.getByRole('row').count()).toBe(30)
  expect(asked.size - ofTheList).toBe(enquiryStatuses.length)
})

test('a new enquiry appears by itself, and an erased one disappears with its data', async () => {
  const reference = await work.desk.receive({ name: 'Ada Example', reasonForContact: 'profhilo' }, 5)
  const { page, open } = work
  await open(`/enquiries/${reference}`)
  await shownEnquiry(page, 'Ada Example')
  expect(await page.getByRole('link', { name: 'Profhilo' }).getAttribute('href')).toMatch(
    /^https?:.*\/treatments\/profhilo$/,
  )
  await work.desk.receive({ name: 'Ben Example' })
  await page.getByRole('row', { name: 'Ben Example' }).waitFor()
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang twice.')
  await eraseRows(work.desk.db, { references: [reference] }, stamp())
  await page.getByText('This enquiry no longer exists').waitFor()
  await page.getByRole('row', { name: 'Ada Example' }).waitFor({ state: 'hidden' })
  expect(await page.getByRole('article').textContent()).toContain('Rang twice.')
  expect(await page.locator('body').textContent()).not.toContain('Ada Example')
})

test('an offline browser says so, keeps what was written, and carries on once online', async () => {
  const reference = await work.desk.receive()
  const { page, open, context } = work
  await open(`/enquiries/${reference}`)
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang once.')
  await context.setOffline(true)
  // By key, since the notice at the top, when it appears, moves what a pointer is about to press.
  await page.getByRole('button', { name: 'Rang' }).press('Enter')
  // If the notice at the top was there before the press, only it says so; the form then asks to try again.
  await page.getByText('The browser is set to work offline.').first().waitFor()
  await page
    .getByRole('region', { name: 'What you did' })
    .getByText(/work offline|Try it again/)
    .waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save only the note' }).press('Enter')
  await page.getByRole('heading', { name: 'Notes' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('')
})

test('undo from another page opens the enquiry, and leaves behind what that page has in the address', async () => {
  const { page, desk } = work
  const reference = await desk.receive({ name: 'Ada Example' })
  await page.goto(`${desk.origin}/enquiries/${reference}?reason=general`)
  await shownEnquiry(page, 'Ada Example')
  await page.getByRole('textbox', { name: 'Ring back' }).fill('tomorrow 15:00')
  await page.getByRole('textbox', { name: 'Ring back' }).press('Enter')
  await page.getByRole('status').getByText('Ada Example').waitFor()
  await page.getByRole('link', { name: 'Figures' }).click()
  await page.getByLabel('How far back').selectOption('52')
  await page.keyboard.press('u')
  await shownEnquiry(page, 'Ada Example')
  expect(new URL(page.url()).search).toBe('')
})
