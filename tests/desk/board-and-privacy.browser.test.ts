import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { restrictEnquiry } from '../../database/enquiries/edit-enquiry.ts'
import { hour } from '../../schemas/time/durations.ts'
import { takeBackup } from '../../staff/backup/take-backup.ts'
import { moveEnquiries } from '../../staff/enquiries/change-enquiry.ts'
import { addNote } from '../../staff/enquiries/notes.ts'
import { placesOf } from '../../staff/places.ts'
import { hasFocus } from '../support/visitor.ts'
import { card, column, downloadedText, shownEnquiry, stamp, useDesk } from './desk-page.ts'
import { openExample } from './open-enquiry.ts'

const shared = useDesk()

beforeEach(async () => {
  await shared.desk.clear()
  await shared.page.setViewportSize({ width: 1280, height: 800 })
  shared.asked.length = 0
})

const statusOf = async (reference: string) =>
  (await shared.desk.db('enquiries').where({ reference }).first('status'))?.status

/** Drags with the mouse as a hand does, a little at first, and returns whether the target accepted the drag before the drop. */
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
    // React renders what a drag changes in a later task.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return element.hasAttribute('data-drop-target')
  })
  await page.mouse.up()
  await page.locator('.card[data-dragging]').waitFor({ state: 'detached' })
  return isTaken
}

test('a card is moved by keyboard alone, from its menu or its handle, and the focus goes with it', async () => {
  const { page, open, complaints, desk } = shared
  const reference = await desk.receive({ name: 'Kim Example' })
  await open('/board')
  await card(page, 'New', 'Kim Example').waitFor()
  await page.getByRole('button', { name: 'Move Kim Example' }).focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Contacted' })
  await expect.poll(() => hasFocus(item)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Move Kim Example' }))).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(item)).toBe(true)
  await page.keyboard.press('Enter')
  await card(page, 'Contacted', 'Kim Example').waitFor()
  expect(await statusOf(reference)).toBe('contacted')
  await expect.poll(() => hasFocus(card(page, 'Contacted', 'Kim Example'))).toBe(true)
  await page.getByRole('button', { name: 'Move Kim Example' }).focus()
  await page.keyboard.press('F8')
  await expect.poll(() => hasFocus(page.getByRole('button', { name: /^Undo/ }))).toBe(true)

  await page.getByRole('button', { name: 'Drag Kim Example' }).focus()
  await page.keyboard.press('Enter')
  // From contacted a card may not go to new, so the first place to drop it is Booked.
  await page.locator('[data-live-announcer]').getByText('Started dragging').waitFor({ state: 'attached' })
  expect(await page.locator('[data-takes=false] h2').allTextContents()).toEqual(['New 0'])
  await page.keyboard.press('Enter')
  await card(page, 'Booked', 'Kim Example').waitFor()
  expect(await statusOf(reference)).toBe('booked')
  expect(complaints).toEqual([])
})

test('single keys work from a card, its handle and its Move button, but not in the menu or while dragging', async () => {
  const { page, open, desk } = shared
  await desk.receive({ name: 'Kim Example' })
  await open('/board')
  const button = (name: string) => page.getByRole('button', { name })
  const help = page.getByRole('dialog', { name: 'Keys' })
  for (const place of [card(page, 'New', 'Kim Example'), button('Drag Kim'), button('Move Kim')]) {
    await place.focus()
    await page.keyboard.press('?')
    await help.waitFor()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })
  }
  await card(page, 'New', 'Kim Example').focus()
  await page.keyboard.type('gt')
  await page.getByRole('heading', { level: 1, name: '1 enquiry is waiting' }).waitFor()
  await page.keyboard.type('gb')
  await button('Move Kim').press('Enter')
  await expect.poll(() => hasFocus(page.getByRole('menuitem', { name: 'Contacted' }))).toBe(true)
  await page.keyboard.type('gt')
  await page.keyboard.press('Escape')
  await button('Drag Kim').press('Enter')
  await page.locator('.card[data-dragging]').waitFor()
  await page.keyboard.type('gt')
  await page.keyboard.press('Escape')
  await page.locator('.card[data-dragging]').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/board')
})

test('a card can be dragged only to a column that its status allows', async () => {
  const { page, open, desk } = shared
  const reference = await desk.receive({ name: 'Jo Example' })
  await moveEnquiries(desk.db, [reference], 'booked', stamp())
  await open('/board')
  const shown = card(page, 'Booked', 'Jo Example')
  await shown.waitFor()
  expect(await drag(page, shown, column(page, 'Spam'))).toBe(false)
  expect(await statusOf(reference)).toBe('booked')
  expect(await drag(page, shown, column(page, 'Closed'))).toBe(true)
  await card(page, 'Closed', 'Jo Example').waitFor()
  expect(await statusOf(reference)).toBe('closed')
})

const emailField = 'Email address'

test('a person is found, given a copy and erased once the newest reference is retyped', async () => {
  const { page, open, asked, desk } = shared
  const robin = { name: 'Robin Example', email: 'robin@client.example' }
  const older = await desk.receive(robin, 30)
  const newest = await desk.receive(robin, 20)
  const other = await desk.receive({ name: 'Kim Example', email: 'kim@client.example' }, 10)
  await addNote(desk.db, older, 'Prefers mornings', stamp())
  await open('/privacy')
  await page.getByText('There is none, so a broken disk loses every enquiry.').waitFor()
  await page
    .getByText(
      /^Nothing is deleted: the retention period .* is still a placeholder|^Enquiries are kept for \d/,
    )
    .waitFor()
  await page.getByLabel(emailField).fill('ROBIN@client.example')
  await page.keyboard.press('Enter')
  await page.getByText('2 enquiries are held on this person.').waitFor()

  const downloads: string[] = []
  page.on('download', async (file) => downloads.push(await downloadedText(file)))
  await page.getByRole('button', { name: 'Download the copy' }).click()
  await expect.poll(() => downloads.length).toBe(2)
  expect(downloads.every((text) => text.includes(older) && text.includes('Prefers mornings'))).toBe(true)
  const erase = page.getByRole('button', { name: 'Erase' })
  await page.getByLabel(`Type ${newest} to erase`).fill(older)
  await erase.click()
  await page.getByText(`Nothing was erased: what you typed is not ${newest}.`).waitFor()
  expect(await desk.db('enquiries').orderBy('id').pluck('reference')).toEqual([older, newest, other])
  await page.getByLabel(`Type ${newest} to erase`).fill(newest.toLowerCase())
  await erase.click()
  await page.getByText(`Erased ${older}, ${newest}`).waitFor()
  expect(await page.getByLabel(emailField).inputValue()).toBe('')
  expect(await desk.db('enquiries').orderBy('id').pluck('reference')).toEqual([other])
  expect(await desk.db('enquiry_notes').pluck('text')).toEqual([])
  const audit = await desk.db('enquiry_events').where({ reference: newest }).orderBy('id').pluck('action')
  expect(audit).toEqual(['received', 'disclosed', 'erased'])
  expect(asked.filter((url) => /robin|client\.example/i.test(url))).toEqual([])
})

test('when several people share an email address, one of them can be erased alone', async () => {
  const { page, open, desk } = shared
  const family = { email: 'family@client.example' }
  const parent = await desk.receive({ ...family, name: 'Ash Example' }, 9)
  const child = await desk.receive({ ...family, name: 'Morgan Example', dateOfBirth: '2004-01-02' }, 8)
  const backUp = async (now: number) =>
    (await takeBackup(placesOf(desk.databaseUrl), { file: undefined, keepDays: 14, now: new Date(now) })).file
  await backUp(Date.now() - 2 * hour)
  await open('/privacy')
  await page.getByText('The only one was taken on').waitFor()
  // A backup in the night tells no page of itself.
  const nightly = await backUp(Date.now() - hour)
  const check = page.getByRole('button', { name: 'Check it' })
  await check.click()
  const checked = page.getByText(`${nightly} can be restored: 2 enquiries were read from it.`)
  await checked.waitFor()
  await page.getByText('The newest of 2 was taken on').waitFor()
  await backUp(Date.now())
  await addNote(desk.db, parent, 'Rang', stamp())
  await page.getByText('The newest of 3 was taken on').waitFor()
  expect(await checked.count()).toBe(1)
  expect(await hasFocus(check)).toBe(true)
  await page.getByLabel(emailField).fill(family.email)
  await page.keyboard.press('Enter')
  await page.getByText('Several people wrote from family@client.example').waitFor()
  await page.getByText('2 enquiries are held on what may be several people.').waitFor()
  await page.getByRole('button', { name: 'Download the copy' }).click()
  await page.getByText('Nothing was written: this may be several people.').waitFor()
  await page.getByText('Choose above which enquiries to erase.').waitFor()
  await page.getByRole('checkbox', { name: parent }).check()
  await page.getByLabel(`Type ${parent} to erase`).fill(parent)
  await page.keyboard.press('Enter')
  await page.getByText(`Erased ${parent}`).waitFor()
  expect(await desk.db('enquiries').where(family).pluck('reference')).toEqual([child])
})

test('Find refuses incomplete details, and says who may be several people, is restricted, or is named in what somebody else wrote', async () => {
  const { page, open, desk } = shared
  await desk.receive({ name: 'Kim Example', email: 'kim@client.example' }, 9)
  await desk.receive({ name: 'Kim Example', email: 'other@client.example', dateOfBirth: '2004-01-02' }, 8)
  const restricted = await desk.receive({ name: 'Robin Example' })
  await restrictEnquiry(desk.db, restricted, true, stamp())
  const ben = await desk.receive({ name: 'Ben Example', message: 'Tess Morrow told me of you.' })
  await open('/privacy')
  for (const [label, part, whole] of [
    ['Email address', 'alex@client', 'Write the whole email address'],
    ['Phone number', '900123', 'Write the whole phone number'],
    ['Name', ',', 'Write at least one word of the name'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await field.fill(part)
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('alert').getByText(whole).waitFor()
    await page.getByRole('textbox', { name: label, description: whole }).and(page.locator(':focus')).waitFor()
    await field.fill('')
  }
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Kim Example')
  const born = page.getByLabel('Born on')
  await born.press('2')
  await born.press('Enter')
  await page.getByRole('alert').getByText('Write the whole date of birth').waitFor()
  await born.and(page.locator(':focus')).waitFor()
  await born.fill('')
  await name.press('Enter')
  await page.getByText('2 enquiries are held on what may be several people.').waitFor()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await born.fill('2004-01-02')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByText('1 enquiry is held on this person.').waitFor()
  await name.fill(',')
  await name.press('Enter')
  await page.getByRole('checkbox').waitFor({ state: 'detached' })

  await born.fill('')
  await name.fill('tess morrow')
  await name.press('Enter')
  await page.getByRole('status').getByText('Nothing was found for these details.').waitFor()
  await page.getByText('also stand in a message or note of').getByRole('link').click()
  await shownEnquiry(page, 'Ben Example')

  await page.getByRole('link', { name: 'Privacy' }).click()
  await name.fill('Robin Example')
  await name.press('Enter')
  await page.getByText('new, restricted').waitFor()
  const perhaps = page.getByText('May also be from this person')
  await perhaps.filter({ hasText: `${ben} (same email, phone)` }).waitFor()
  // No list shows it.
  await page.getByRole('link', { name: restricted }).click()
  await shownEnquiry(page, 'Robin Example')
})

test('a change of a restricted enquiry, by key or by button, says that it is restricted', async () => {
  const { page, desk } = shared
  const reference = await openExample(shared, (shown) => restrictEnquiry(desk.db, shown, true, stamp()))
  const told = page
    .getByRole('status')
    .getByText(`${reference} is restricted: the person asked us to keep their data but not to use it.`)
  await page.getByText('1 enquiry, and 1 restricted and not listed: see Privacy', { exact: true }).waitFor()
  await page.keyboard.press('c')
  await told.waitFor()
  await page.keyboard.press('u')
  await page.getByRole('status').getByText('(undone)').waitFor()
  await told.waitFor()
  await page.getByRole('article').getByRole('button', { name: 'Rang' }).click()
  await page.getByRole('status').getByText('new → contacted').waitFor()
  await told.waitFor()
})
