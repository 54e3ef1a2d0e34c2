import { beforeEach, expect, test } from 'vitest'
import { eraseRows } from '../../database/enquiries/erase-enquiries.ts'
import { moveEnquiries } from '../../staff/enquiries/change-enquiry.ts'
import { addNote } from '../../staff/enquiries/notes.ts'
import { storeExample } from '../support/store-example.ts'
import { shownEnquiry, stamp, useDesk } from './desk-page.ts'
import { announced, openExample, staysWhenClosed } from './open-enquiry.ts'

const shared = useDesk()

beforeEach(async () => {
  await shared.desk.clear()
  await shared.page.setViewportSize({ width: 1280, height: 800 })
})

const today = new Date().toISOString().slice(0, 10)
const born = (yearsAgo: number) => `${Number(today.slice(0, 4)) - yearsAgo}${today.slice(4)}`

test('an enquiry says whether the person is under age, perhaps known already, or restricted, and its number is copied', async () => {
  const { page, open, desk, context } = shared
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.receive({ name: 'Alex Example' })
  const reference = await desk.receive({
    name: 'Robin Example',
    dateOfBirth: born(16),
    reasonForContact: 'dermal-fillers',
  })
  await open(`/enquiries/${reference}?status=new`)
  await shownEnquiry(page, 'Robin Example')
  await page.getByText('Dermal Fillers is for adults aged 18 or over.').waitFor()
  const others = page.getByRole('heading', { name: 'Perhaps the same person' }).locator('..')
  expect(await others.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Alex Example .*same email and phone$/),
  ])
  expect(await others.getByRole('link').getAttribute('href')).toMatch(/\?status=new$/)
  expect(await page.getByRole('link', { name: '07700 900123' }).getAttribute('href')).toBe('tel:07700900123')
  expect(await page.getByText('Restricted:', { exact: true }).count()).toBe(0)
  await page.getByText('Correct the last move, or restrict').click()
  await page.getByRole('button', { name: 'Restrict the data' }).click()
  await page.getByText('Restricted:', { exact: true }).waitFor()
  expect(await announced(page)).toBe('')
  await page.getByRole('button', { name: 'Copy the phone number' }).click()
  await page.getByText('Copied').waitFor()
  expect(await announced(page)).toBe('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('07700 900123')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await page.getByRole('button', { name: 'Copy the email address' }).click()
  await page.getByText('Could not copy').waitFor()
})

test('a wrong move is corrected, and an enquiry that looks automated is marked', async () => {
  const { page, open, desk } = shared
  const reference = await storeExample(desk.db, {}, { suspicious: true, now: new Date() })
  await open(`/enquiries/${reference}`)
  await page.getByText('Put aside as spam: the form looks as if a machine filled it in.').waitFor()
  await page.getByText('Correct the last move, or restrict').click()
  await page.getByLabel('It is spam, and should be').selectOption('booked')
  await page.getByRole('button', { name: 'Correct the last move' }).click()
  await page.getByText('The form looks as if a machine filled it in.', { exact: true }).waitFor()
  expect(await desk.db('enquiries').pluck('status')).toEqual(['booked'])
  await page.locator('.history li').first().getByText('spam → booked').waitFor()
})

test('pressing Booked is refused once if somebody has made it booked meanwhile, and does not do the opposite', async () => {
  const { page, desk } = shared
  const reference = await openExample(shared, (shown) =>
    moveEnquiries(desk.db, [shown], 'contacted', stamp()),
  )
  const bar = page.getByRole('region', { name: 'What you did' })
  const note = bar.getByRole('textbox', { name: 'Note' })
  await note.fill('Prefers mornings.')
  await moveEnquiries(desk.db, [reference], 'booked', stamp())
  await page.getByRole('status').getByText('Meanwhile').waitFor()
  await bar.getByRole('button', { name: 'Booked' }).click()
  await bar.getByRole('alert').getByText('was changed meanwhile: mary moved it').waitFor()
  expect(await desk.db('enquiries').where({ reference }).pluck('status')).toEqual(['booked'])
  expect(await note.inputValue()).toBe('Prefers mornings.')
  await bar.getByRole('button', { name: 'Back to contacted' }).click()
  await page.getByRole('status').getByText('booked →').waitFor()
})

test('with the focus on another row, x selects that row, and other keys open it before they act on it', async () => {
  const { page, desk } = shared
  await openExample(shared)
  await page.getByRole('row', { name: 'Ben Example' }).focus()
  await page.keyboard.press('x')
  await page.getByText('1 selected: Ben Example', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('1 selected').waitFor({ state: 'detached' })
  await page.keyboard.press('c')
  await shownEnquiry(page, 'Ben Example')
  expect(await desk.db('enquiries').distinct().pluck('status')).toEqual(['new'])
  await page.keyboard.press('b')
  await page.getByRole('status').getByText('Ben Example').waitFor()
  expect(await desk.db('enquiries').orderBy('name').pluck('status')).toEqual(['new', 'booked'])
})

test('j goes on from where the open enquiry was before somebody moved it out of the list', async () => {
  const { page, desk, open } = shared
  const references: string[] = []
  for (const [index, name] of ['Ada Example', 'Ben Example', 'Cat Example'].entries())
    references.push(await desk.receive({ name }, 20 - index))
  const ben = references[1] ?? ''
  // A reference may be typed into the address in small letters, as in the terminal.
  await open(`/enquiries/${ben.toLowerCase()}?status=new`)
  await page.getByRole('row', { name: /^Ben Example, .*, open$/ }).waitFor()
  await moveEnquiries(desk.db, [ben], 'closed', stamp())
  await page.getByRole('row', { name: 'Ben Example' }).waitFor({ state: 'detached' })
  await page.keyboard.press('j')
  await shownEnquiry(page, 'Cat Example')
})

test('once Escape has left an enquiry, j and k go on from its row', async () => {
  const { page, desk } = shared
  await desk.receive({ name: 'Zoe Example' }, 12)
  await openExample(shared)
  await page.getByRole('row', { name: 'Zoe Example' }).waitFor()
  for (const [key, name] of [
    ['j', 'Ben Example'],
    ['k', 'Zoe Example'],
  ] as const) {
    await page.getByRole('row', { name: 'Ada Example' }).click()
    await shownEnquiry(page, 'Ada Example')
    await page.keyboard.press('Escape')
    await page.getByRole('row', { name: 'Ada Example' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press(key)
    await shownEnquiry(page, name)
  }
})

test('a note that was undone is still shown, and can be removed for good', async () => {
  const { page, open, desk } = shared
  await open(`/enquiries/${await desk.receive()}`)
  const box = page.getByRole('textbox', { name: 'Note', exact: true })
  await box.fill('About somebody else')
  await page.getByRole('button', { name: 'Save only the note' }).click()
  const length = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Undo' }).click()
  const note = page.getByRole('listitem').filter({ has: page.getByText('About somebody else') })
  await note.getByText(', struck out').waitFor()
  expect(await note.getByRole('button').allTextContents()).toEqual(['Remove note 1'])
  expect(await page.evaluate(() => history.length)).toBe(length)
  expect(await announced(page)).toBe('')
  await note.getByRole('button').click()
  await note.getByRole('button', { name: 'Remove for good? note 1' }).click()
  await note.waitFor({ state: 'detached' })
  expect(await desk.db('enquiry_notes').pluck('text')).toEqual([])
  await box.fill('')
})

test('a new note, a correction of a note and a correction of details are not lost without asking', async () => {
  const { page } = shared
  await openExample(shared)
  const stay = page.getByRole('button', { name: 'Stay' })
  for (const { button, field } of [
    { button: undefined, field: 'Note' },
    { button: 'Correct note 1', field: 'Note 1' },
    { button: 'Correct details', field: 'Name' },
  ]) {
    const typed = page.getByRole('article').getByRole('textbox', { name: field, exact: true })
    if (button) await page.getByRole('button', { name: button }).click()
    await typed.fill('Half writ')
    await typed.press('Escape')
    await page.keyboard.press('j')
    await stay.press('c')
    await stay.click()
    expect(await typed.inputValue()).toBe('Half writ')
    await staysWhenClosed(page)
    expect(await typed.inputValue()).toBe('Half writ')
    await page.keyboard.press('j')
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await shownEnquiry(page, 'Ben Example')
    await page.keyboard.press('k')
    await shownEnquiry(page, 'Ada Example')
  }
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Half writ')
  await page.getByRole('link', { name: 'Board' }).click()
  await stay.press('Escape')
  await stay.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Board' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
})

test('what is typed about an enquiry that somebody erases is shown to copy, and not lost without asking', async () => {
  const { page, desk } = shared
  const reference = await openExample(shared)
  await page.getByRole('button', { name: 'Correct note 1' }).click()
  await page.getByLabel('Note 1').fill('Rang twice, no answer')
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Prefers mornings.')
  await eraseRows(desk.db, { references: [reference] }, stamp())
  const gone = page.getByRole('alert').filter({ hasText: 'This enquiry no longer exists' })
  await gone.waitFor()
  expect(await gone.locator('.message').allTextContents()).toEqual([
    'Rang twice, no answer',
    'Prefers mornings.',
  ])
  await gone.getByRole('button', { name: 'Copy Note 1' }).waitFor()
  // It stays gone, and so does its data, if the desk cannot say so again.
  const again = page.waitForEvent('requestfailed')
  await page.route(`**/api/enquiries/${reference}`, (route) => route.abort())
  await desk.receive({ name: 'Cat Example' })
  await again
  await page.getByRole('row', { name: 'Cat Example' }).waitFor()
  expect(await page.getByRole('article').textContent()).not.toContain('Ada Example')
  await page.getByRole('link', { name: 'Board' }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await gone.waitFor()
  await page.getByRole('link', { name: 'Board' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
})

test.each([
  { field: 'Ring back', text: 'tomorrow 14:30', save: 'Set' },
  { form: 'Correct note 1', field: 'Note 1', text: 'Rang twice, no answer', save: 'Save' },
  { form: 'Correct details', field: 'Phone', text: '07700 900456', save: 'Save' },
])('undo of what was written under $field opens its enquiry again', async ({ form, field, text, save }) => {
  const { page } = shared
  await openExample(shared)
  const article = page.getByRole('article')
  if (form) await article.getByRole('button', { name: form }).click()
  await article.getByRole('textbox', { name: field, exact: true }).fill(text)
  await article.getByRole('button', { name: save, exact: true }).click()
  await page.getByRole('status').getByText('Ada Example').waitFor()
  await page.keyboard.press('j')
  await shownEnquiry(page, 'Ben Example')
  await page.keyboard.press('u')
  await shownEnquiry(page, 'Ada Example')
})

test('an empty note, time to ring back or status is reported at its field; a note that is too long is refused uncut; a wrong detail is announced, although the focus stays in its field', async () => {
  const { page, asked } = shared
  await openExample(shared)
  const ringBack = page.getByRole('textbox', { name: 'Ring back' })
  await ringBack.fill('yesterday')
  await ringBack.press('Enter')
  await page.getByRole('textbox', { name: 'Ring back', description: /That time has passed/ }).waitFor()
  await ringBack.fill('tomorrow 14:30')
  await ringBack.press('Enter')
  await page.getByRole('button', { name: 'Clear the ring-back' }).waitFor()
  asked.length = 0
  await ringBack.press('Enter')
  await page
    .getByRole('textbox', { name: 'Ring back', description: /tomorrow.* Write when to ring back/ })
    .and(page.locator(':focus'))
    .waitFor()
  const note = page.getByRole('textbox', { name: 'Note', exact: true })
  await note.fill('Rang.')
  await page.getByRole('button', { name: 'Save only the note' }).click()
  await page.getByRole('button', { name: 'Correct note 2' }).waitFor()
  expect(asked.filter((url) => url.endsWith('/ring-back'))).toEqual([])

  await page.getByRole('button', { name: 'Correct note 1' }).click()
  await page.getByLabel('Note 1').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('textbox', { name: 'Note 1', description: 'The note is empty' }).waitFor()
  await page.getByText('Correct the last move, or restrict').click()
  await page.getByRole('button', { name: 'Correct the last move' }).click()
  await page
    .getByRole('combobox', { name: 'It is new', description: 'Choose the status that it should have.' })
    .and(page.locator(':focus'))
    .waitFor()
  await note.fill('x'.repeat(1001))
  await page.getByRole('button', { name: 'Save only the note' }).click()
  await page.getByRole('alert').getByText('A note must be 1,000 characters or fewer.').waitFor()
  expect((await note.inputValue()).length).toBe(1001)
  await page.getByRole('button', { name: 'Correct details' }).click()
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.keyboard.press('Enter')
  await page.getByRole('article').getByRole('alert').getByText(/name/i).waitFor()
})

test('a long enquiry scrolls beside the list, its long message is cut on the screen, but not on paper, until all of it is asked for', async () => {
  const { page, open, desk } = shared
  const message = Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n')
  const reference = await desk.receive({ message })
  for (let count = 0; count < 8; count += 1) await addNote(desk.db, reference, `Rang.\n${count}`, stamp())
  await open(`/enquiries/${reference}`)
  await page.getByRole('button', { name: 'Correct note 8' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
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
