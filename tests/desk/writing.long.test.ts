import { expect, test } from 'vitest'
import { editDetails } from '../../staff/enquiries/change-enquiry.ts'
import { addNote } from '../../staff/enquiries/notes.ts'
import { openDesk, shownEnquiry, stamp } from './desk-page.ts'
import { asksOnReload, useOpenEnquiry } from './open-enquiry.ts'

const shared = useOpenEnquiry()

test('a form whose text is as it began can be left without a question', async () => {
  const { page } = shared
  await page.getByRole('button', { name: 'Correct note 1' }).click()
  await page.getByRole('button', { name: 'Correct details' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Half writ')
  await name.fill('Ada Example')
  expect(await asksOnReload(page)).toBe(false)
  await page.getByRole('link', { name: 'Board' }).click()
  await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
})

test('leaving a correction that empties a field asks first, and the form then begins with what is stored', async () => {
  const { page } = shared
  for (const { button, field, stored } of [
    { button: 'Correct note 1', field: 'Note 1', stored: 'Rang, no answer' },
    { button: 'Correct details', field: 'Date of birth', stored: '1985-03-27' },
  ]) {
    const typed = page.getByRole('article').getByLabel(field, { exact: true })
    await page.getByRole('button', { name: button }).click()
    await typed.fill('')
    await typed.press('Escape')
    await page.keyboard.press('j')
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await shownEnquiry(page, 'Ben Example')
    await page.keyboard.press('k')
    await shownEnquiry(page, 'Ada Example')
    await page.getByRole('button', { name: button }).click()
    expect(await typed.inputValue()).toBe(stored)
    await page.getByRole('button', { name: 'Cancel' }).click()
  }
})

test('details that somebody else has corrected meanwhile are shown first, and may then be replaced', async () => {
  const { page, desk } = shared
  await page.getByRole('button', { name: 'Correct details' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Alix Example')
  await editDetails(desk.db, shared.reference, { name: 'Alec Example', phone: '01473 496000' }, stamp())
  await shownEnquiry(page, 'Alec Example')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await page.getByRole('alert').getByText('was changed meanwhile: mary corrected').waitFor()
  await page.getByText('It says Alec Example now.').waitFor()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Alix Example')
  await save.click()
  await shownEnquiry(page, 'Alix Example')
  await page.getByRole('link', { name: '01473 496000' }).waitFor()
})

test('leaving an unsaved ring-back asks first, and the next enquiry does not show it', async () => {
  const { page } = shared
  // Both have been open before, so that neither has to load.
  await page.keyboard.press('j')
  await shownEnquiry(page, 'Ben Example')
  await page.keyboard.press('k')
  await shownEnquiry(page, 'Ada Example')
  const field = page.getByRole('textbox', { name: 'Ring back' })
  await field.fill('tomorrow 14:30')
  await field.press('Escape')
  await page.keyboard.press('j')
  await page.getByRole('button', { name: 'Stay' }).click()
  expect(await field.inputValue()).toBe('tomorrow 14:30')
  await field.press('Escape')
  await page.keyboard.press('j')
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await shownEnquiry(page, 'Ben Example')
  expect(await field.inputValue()).toBe('')
})

test('clearing a ring-back keeps what is typed for another', async () => {
  const { page } = shared
  const field = page.getByRole('textbox', { name: 'Ring back' })
  await field.fill('tomorrow 14:30')
  await field.press('Enter')
  const clear = page.getByRole('button', { name: 'Clear the ring-back' })
  await clear.waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await field.fill('in 3 days')
  await clear.click()
  await page.getByRole('status').getByText('cleared').waitFor()
  await page.getByRole('heading', { name: 'Ada Example' }).and(page.locator(':focus')).waitFor()
  expect(await field.inputValue()).toBe('in 3 days')
})

test('moving on in the moment after choosing Stay asks again', async () => {
  const { page } = shared
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Half writ')
  await page.getByRole('textbox', { name: 'Note', exact: true }).press('Escape')
  await page.keyboard.press('j')
  await page.getByRole('button', { name: 'Stay' }).evaluate((stay: HTMLElement) => {
    const goOn = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
    stay.closest('dialog')?.addEventListener('close', goOn, { once: true })
    stay.click()
  })
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await shownEnquiry(page, 'Ben Example')
})

test('undo returns to the enquiry that was changed, with its note in the box again', async () => {
  const { page, open, desk, reference } = shared
  await page.keyboard.press('n')
  await page.keyboard.type('Rings back on Friday.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await shownEnquiry(page, 'Ben Example')
  await page.keyboard.press('u')
  await shownEnquiry(page, 'Ada Example')
  const note = page.getByRole('textbox', { name: 'Note' })
  expect(await note.inputValue()).toBe('Rings back on Friday.')
  await page.getByRole('article').getByRole('button', { name: 'Rang' }).waitFor()
  await page.keyboard.press('b')
  await shownEnquiry(page, 'Ben Example')
  expect(await desk.db('enquiries').orderBy('name').pluck('status')).toEqual(['booked', 'new'])
  expect(await note.inputValue()).toBe('')
  await open(`/enquiries/${reference}`)
  await page.getByRole('heading', { name: 'Notes' }).waitFor()
})

test('an undone note is put before what was written since', async () => {
  const { page } = shared
  const note = page.getByRole('textbox', { name: 'Note', exact: true })
  await note.fill('Rang.')
  await page.getByRole('button', { name: 'Rang' }).click()
  await shownEnquiry(page, 'Ben Example')
  await page.getByRole('row', { name: 'Ada Example, contacted' }).click()
  await shownEnquiry(page, 'Ada Example')
  await note.fill('Rings back.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('status').getByText('(undone)').waitFor()
  await expect.poll(() => note.inputValue()).toBe('Rang.\nRings back.')
})

test('a key pressed after the warning keeps the session, and the warning disappears', async () => {
  const { page, open } = await openDesk(shared.desk)
  await page.clock.install()
  await open(`/enquiries/${shared.reference}`)
  await shownEnquiry(page, 'Ada Example')
  const warning = page.getByRole('alert').getByText('The desk will lock in two minutes')
  await page.clock.fastForward('29:00')
  await warning.waitFor()
  const kept = page.waitForRequest('**/api/me')
  await page.keyboard.press('Shift')
  await kept
  await warning.waitFor({ state: 'hidden' })
})

test('right-to-left text is laid out from right to left', async () => {
  const { page, open, desk } = shared
  const words = 'שלום, מתי אפשר?'
  const other = await desk.receive({ name: 'נועה כהן', message: words })
  await addNote(desk.db, other, words, stamp())
  await open(`/enquiries/${other}`)
  const article = page.getByRole('article')
  const directions = () =>
    article.locator('header h2, .message, textarea').evaluateAll((parts) =>
      // The mail templates are the clinic's own words.
      parts.filter((part) => !part.closest('details')).map((part) => getComputedStyle(part).direction),
    )
  await article.getByRole('textbox', { name: 'Note', exact: true }).fill(words)
  await article.getByRole('button', { name: 'Correct note 1' }).waitFor()
  expect(await directions()).toEqual(['rtl', 'rtl', 'rtl', 'rtl'])
  await article.getByRole('textbox', { name: 'Note', exact: true }).fill('Rang.')
  expect(await directions()).toEqual(['rtl', 'rtl', 'rtl', 'ltr'])
})

test('a corrected right-to-left name stands after the arrow that leads to it', async () => {
  const { page, open, desk } = shared
  const [before, after] = ['נועה (אמא)', 'נועה לוי']
  const other = await desk.receive({ name: before })
  await editDetails(desk.db, other, { name: after }, { ...stamp(), expected: { name: before } })
  await open(`/enquiries/${other}`)
  const event = page.getByText(`→ ${after}`)
  const leftOf = (name: string) =>
    event.evaluate(({ childNodes }, word) => {
      const text = [...childNodes].find(({ textContent }) => textContent?.includes(word))
      const start = text?.textContent?.indexOf(word) ?? -1
      const range = new Range()
      if (text) range.setStart(text, start)
      if (text) range.setEnd(text, start + word.length)
      return range.getBoundingClientRect().left
    }, name)
  expect(await leftOf(before)).toBeLessThan(await leftOf(after))
})

test.each([
  { button: undefined, field: 'Ring back', typed: 'tomorow' },
  { button: 'Correct details', field: 'Phone', typed: '07700 90O123' },
])(
  'what is wrong with "$typed" is announced again when it is sent again',
  async ({ button, field, typed }) => {
    const { page } = shared
    if (button) await page.getByRole('button', { name: button }).click()
    const control = page.getByRole('article').getByRole('textbox', { name: field, exact: true })
    await control.fill(typed)
    await control.press('Enter')
    const problem = page.getByRole('article').getByRole('alert')
    const first = await problem.elementHandle()
    await control.press('Enter')
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
    await problem.waitFor()
  },
)
