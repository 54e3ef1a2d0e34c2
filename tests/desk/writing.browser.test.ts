import { expect, test } from 'vitest'
import { addNote } from '../../staff/enquiries/notes.ts'
import { shownEnquiry, stamp } from './desk-page.ts'
import { asksOnReload, useOpenEnquiry } from './open-enquiry.ts'

const shared = useOpenEnquiry()

const places = [
  { what: 'a new note', button: undefined, field: 'Note' },
  { what: 'a correction of a note', button: 'Correct note 1', field: 'Note 1' },
  { what: 'a correction of details', button: 'Correct details', field: 'Name' },
]

test.each(places)('$what is not lost without asking', async ({ button, field }) => {
  const { page } = shared
  const typed = page.getByRole('article').getByRole('textbox', { name: field, exact: true })
  if (button) await page.getByRole('button', { name: button }).click()
  await typed.fill('Half writ')
  await typed.press('Escape')
  await page.keyboard.press('j')
  await page.getByRole('button', { name: 'Stay' }).press('c')
  await page.getByRole('button', { name: 'Stay' }).click()
  expect(await typed.inputValue()).toBe('Half writ')
  await page.getByRole('link', { name: 'Board' }).click()
  await page.getByRole('button', { name: 'Stay' }).press('Escape')
  await page.getByRole('button', { name: 'Stay' }).waitFor({ state: 'hidden' })
  expect(await typed.inputValue()).toBe('Half writ')
  expect(await asksOnReload(page)).toBe(true)
  await shownEnquiry(page, 'Ada Example')

  if (button) await page.getByRole('button', { name: button }).click()
  await typed.fill('Half writ')
  await page.getByRole('link', { name: 'Board' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
})

test('a wrong detail is announced, although the focus stays in its field', async () => {
  const { page } = shared
  await page.getByRole('button', { name: 'Correct details' }).click()
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.keyboard.press('Enter')
  await page.getByRole('article').getByRole('alert').getByText(/name/i).waitFor()
})

test('an empty note and a missing status are reported at their fields', async () => {
  const { page } = shared
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
})

test('a note that is too long is refused, and none of it is cut off', async () => {
  const { page } = shared
  const note = page.getByRole('textbox', { name: 'Note', exact: true })
  await note.fill('x'.repeat(1001))
  await page.getByRole('button', { name: 'Save only the note' }).click()
  await page.getByRole('alert').getByText('A note must be 1,000 characters or fewer.').waitFor()
  expect((await note.inputValue()).length).toBe(1001)
})

test('a long enquiry scrolls beside the list, and the page does not', async () => {
  const { page, desk } = shared
  for (let count = 0; count < 8; count += 1)
    await addNote(desk.db, shared.reference, `Rang.\n${count}`, stamp())
  await page.getByRole('button', { name: 'Correct note 9' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})

test('Enter in the empty field leaves the time to ring back as it is', async () => {
  const { page, asked } = shared
  await page.getByRole('textbox', { name: 'Ring back' }).fill('tomorrow 14:30')
  await page.getByRole('textbox', { name: 'Ring back' }).press('Enter')
  await page.getByRole('button', { name: 'Clear the ring-back' }).waitFor()
  asked.length = 0
  const field = page.getByRole('textbox', {
    name: 'Ring back',
    description: /tomorrow.* Write when to ring back/,
  })
  await page.getByRole('textbox', { name: 'Ring back' }).press('Enter')
  await field.and(page.locator(':focus')).waitFor()
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Rang.')
  await page.getByRole('button', { name: 'Save only the note' }).click()
  await page.getByRole('button', { name: 'Correct note 2' }).waitFor()
  expect(asked.filter((url) => url.endsWith('/ring-back'))).toEqual([])
})
