import { expect, test } from 'vitest'
import { restrictEnquiry } from '../../database/enquiries/edit-enquiry.ts'
import { moveEnquiries } from '../../staff/enquiries/change-enquiry.ts'
import { notesOf } from '../../staff/enquiries/notes.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { hasFocus } from '../support/visitor.ts'
import { openDesk, selectRows, shownEnquiry, stamp } from './desk-page.ts'
import { useOpenEnquiry } from './open-enquiry.ts'

/** What happens when the desk answers late, or somebody else acted first. */
const shared = useOpenEnquiry()
const statusOf = async (reference: string) =>
  (await shared.desk.db('enquiries').where({ reference }).first('status')).status
const statuses = async () => shared.desk.db('enquiries').orderBy('name').pluck('status')
const toast = (words: string) => shared.page.getByRole('status').getByText(words)

test('moving several is refused once if somebody else has moved one of them, then succeeds', async () => {
  const { page, desk, reference } = shared
  await selectRows(page, ['Ada Example', 'Ben Example'])
  await moveEnquiries(desk.db, [reference], 'contacted', stamp())
  await page.getByRole('row', { name: 'Ada Example' }).getByText('contacted').waitFor()
  const bar = page.getByRole('region', { name: 'Selected enquiries' })
  await bar.getByRole('button', { name: 'Booked' }).click()
  await bar.getByRole('alert').getByText('new → contacted').waitFor()
  expect(await statuses()).toEqual(['contacted', 'new'])
  await bar.getByRole('button', { name: 'Booked' }).click()
  await toast('2 enquiries: booked').waitFor()
})

test('an enquiry that loads late leaves the focus in the field where somebody is writing', async () => {
  const { page } = shared
  const release = await holdRequests(page, '**/api/enquiries/ENQ-*')
  await page.keyboard.press('j')
  await page.keyboard.press('/')
  await page.keyboard.type('be')
  release()
  await shownEnquiry(page, 'Ben Example')
  await page.keyboard.type('n')
  expect(await page.getByRole('searchbox').inputValue()).toBe('ben')
  expect(await statuses()).toEqual(['new', 'new'])
  await page.unroute('**/api/enquiries/ENQ-*')
})

test('somebody who has gone on from an early note to another field stays there, and finds the note in its box', async () => {
  const { page } = shared
  const release = await holdRequests(page, '**/api/enquiries/ENQ-*')
  await page.keyboard.press('j')
  await page.locator('article .skeleton').waitFor()
  await page.keyboard.press('n')
  await page.keyboard.type('rang')
  await page.getByRole('searchbox').click()
  await page.keyboard.type('be')
  release()
  await shownEnquiry(page, 'Ben Example')
  await page.keyboard.type('n')
  expect(await page.getByRole('searchbox').inputValue()).toBe('ben')
  expect(await page.getByRole('textbox', { name: 'Note', exact: true }).inputValue()).toBe('rang')
  await page.unroute('**/api/enquiries/ENQ-*')
})

test.each([
  ['n', 'Note', 'rang, she will be in on Monday'],
  ['r', 'Ring back', 'tomorrow 14:30'],
])(
  '%s pressed while the enquiry is loading leads to its field, with all that is typed',
  async (key, name, text) => {
    const { page } = shared
    const release = await holdRequests(page, '**/api/enquiries/ENQ-*')
    await page.keyboard.press('j')
    await page.locator('article .skeleton').waitFor()
    await page.keyboard.press(key)
    await page.keyboard.type(text.slice(0, 8))
    release()
    await shownEnquiry(page, 'Ben Example')
    const field = page.getByRole('article').getByRole('textbox', { name, exact: true })
    await expect.poll(() => hasFocus(field)).toBe(true)
    await page.keyboard.type(text.slice(8))
    expect(await field.inputValue()).toBe(text)
    expect(await statuses()).toEqual(['new', 'new'])
    await page.unroute('**/api/enquiries/ENQ-*')
  },
)

test('a late response does not navigate once somebody has gone on, and a refusal is still shown', async () => {
  const { page, desk, reference } = shared
  const release = await holdRequests(page, '**/api/enquiries/status')
  await page.keyboard.press('c')
  await page.getByRole('link', { name: 'Board' }).click()
  await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
  await moveEnquiries(desk.db, [reference], 'booked', stamp())
  release()
  await page.getByRole('alert').getByText('new → booked').waitFor()
  expect(new URL(page.url()).pathname).toBe('/board')
  await page.unroute('**/api/enquiries/status')
})

test.each([
  ['was not done', false, '(undone)'],
  ['was done', true, 'That has been undone.'],
])('an undo that %s, and whose response was lost, can be tried again', async (_what, isDone, told) => {
  const { page, reference } = shared
  await page.keyboard.press('n')
  await page.keyboard.type('Rang')
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await toast('new → contacted').waitFor()
  await page.route(
    '**/api/undo',
    async (route) => {
      if (isDone) await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.keyboard.press('u')
  await page.getByRole('alert').getByText('The desk does not answer').first().waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await toast(told).waitFor()
  expect(await statusOf(reference)).toBe('new')
  const note = page.getByRole('article').getByRole('textbox', { name: 'Note', exact: true })
  await expect.poll(() => note.inputValue()).toBe('Rang')
})

test('holding Enter down asks whether to remove a note, and does no more', async () => {
  const { page, desk, reference } = shared
  await page.getByRole('button', { name: 'Remove note 1' }).focus()
  for (let count = 0; count < 4; count += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.getByRole('button', { name: 'Remove for good? note 1' }).waitFor()
  expect(await notesOf(desk.db, reference)).toHaveLength(1)
})

test('a scrolled list stays where it is when an enquiry arrives', async () => {
  const { page, open, desk, reference } = shared
  for (let count = 0; count < 30; count += 1) await desk.receive({ name: `Cleo ${count}` }, 10)
  await open(`/enquiries/${reference}`)
  const grid = page.getByRole('grid', { name: 'Enquiries' })
  await page.getByRole('row', { name: 'Cleo' }).first().waitFor()
  await grid.evaluate((list) => list.scrollTo(0, 0))
  await desk.receive({ name: 'Zoe Example' }, 40)
  await page.getByRole('row', { name: 'Zoe Example' }).waitFor()
  expect(await grid.evaluate((list) => list.scrollTop)).toBe(0)
})

test('scrolling on while a change is being fetched shows both the change and what follows', async () => {
  const { desk } = shared
  for (let count = 0; count < 50; count += 1) await desk.receive({ name: `Cleo ${count}` }, 100 - count)
  const { reference } = await desk.db('enquiries').where({ name: 'Cleo 0' }).first('reference')
  // Deaf, so that nothing but its own change has it ask again.
  const { page, open } = await openDesk(desk, { isDeaf: true })
  await open(`/enquiries/${reference}?order=oldest`)
  await shownEnquiry(page, 'Cleo 0')
  const grid = page.getByRole('grid', { name: 'Enquiries' })
  const scrollTo = (top: number) =>
    grid.evaluate((list, to) => {
      list.scrollTo(0, to)
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }, top)
  const lists = '**/api/enquiries/search'
  const release = await holdRequests(page, lists, '"offset":0')
  const asked = page.waitForRequest(lists)
  await page.keyboard.press('c')
  await asked
  await scrollTo(9_999)
  await page.getByRole('row', { name: 'Cleo 39,' }).waitFor()
  release()
  await scrollTo(0)
  await page.getByRole('row', { name: 'Cleo 0,' }).getByText('contacted').waitFor()
  await expect
    .poll(async () => {
      await scrollTo(9_999)
      return page.getByRole('row', { name: 'Ben Example' }).count()
    })
    .toBe(1)
})

test('only the row of the open enquiry says that it is open', async () => {
  const { page } = shared
  await page.getByRole('row', { name: 'Ada Example' }).and(page.locator('[aria-label$=", open"]')).waitFor()
  await page.keyboard.press('j')
  await page.getByRole('row', { name: 'Ben Example' }).and(page.locator('[aria-label$=", open"]')).waitFor()
  expect(await page.locator('[aria-label$=", open"]').count()).toBe(1)
})

test('a new link opens the desk in a tab that is locked or open, and does not stay in the address', async () => {
  const { desk } = shared
  const { page } = await openDesk(desk)
  const sessionToken = () => page.evaluate(() => sessionStorage.getItem('desk-session'))
  const before = await sessionToken()
  await page.goto(await desk.newLink())
  await expect.poll(() => page.url()).toBe(`${desk.origin}/`)
  await page.getByRole('heading', { level: 1, name: /waiting/ }).waitFor()
  expect(await sessionToken()).not.toBe(before)
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await page.getByRole('heading', { name: 'The desk is locked' }).waitFor()
  await page.goto(await desk.newLink())
  await page.getByRole('heading', { level: 1, name: /waiting/ }).waitFor()
})

test('on a phone the bar of a selection never covers the focused row', async () => {
  const { page, open } = await openDesk(shared.desk, { viewport: { width: 360, height: 740 } })
  for (let count = 0; count < 20; count += 1) await shared.desk.receive({ name: `Cleo ${count}` }, 10)
  await open('/enquiries')
  const first = page.getByRole('row', { name: 'Cleo' }).first()
  await first.waitFor()
  await first.focus()
  await page.keyboard.press('Space')
  await page.locator('.bulk').waitFor()
  const isCovered = () =>
    page.evaluate(() => {
      const [row, bar] = [document.activeElement, document.querySelector('.bulk')]
      return Number(row?.getBoundingClientRect().bottom) > Number(bar?.getBoundingClientRect().top)
    })
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(isCovered).toBe(false)
  }
})

test('a move refused before the page shows why is refused once, and the buttons then follow what somebody did', async () => {
  const { page, desk, reference } = shared
  const bar = page.getByRole('region', { name: 'What you did' })
  await bar.getByRole('button', { name: 'Rang' }).waitFor()
  const show = await holdRequests(page, `**/api/enquiries/${reference}`)
  await moveEnquiries(desk.db, [reference], 'booked', stamp())
  await bar.getByRole('button', { name: 'Rang' }).click()
  await bar.getByRole('alert').getByText('was changed meanwhile: mary moved it').waitFor()
  show()
  await bar.getByRole('button', { name: 'Back to contacted' }).click()
  await page.getByRole('status').getByText('booked → contacted').waitFor()
  await page.unroute(`**/api/enquiries/${reference}`)
})

test('correcting a move that somebody else has followed by another is refused once', async () => {
  const { page, desk, reference } = shared
  await page.getByText('Correct the last move, or restrict').click()
  await page.getByLabel('It is new, and should be').selectOption('spam')
  await moveEnquiries(desk.db, [reference], 'booked', stamp())
  await page.getByText('Meanwhile: new → booked, by mary').waitFor()
  const button = page.getByRole('button', { name: 'Correct the last move' })
  await button.click()
  await page.getByRole('alert').getByText('was changed meanwhile: mary moved it').waitFor()
  expect(await statusOf(reference)).toBe('booked')
  await page.getByLabel('It is booked, and should be').waitFor()
  await button.click()
  await toast('booked → spam').waitFor()
})

test('restricting what somebody else has restricted is refused once, and does not do the opposite', async () => {
  const { page, desk, reference } = shared
  await page.getByText('Correct the last move, or restrict').click()
  await page.getByRole('button', { name: 'Restrict the data' }).focus()
  await restrictEnquiry(desk.db, reference, true, stamp())
  await page.getByText('Restricted:', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('is already restricted').waitFor()
  await page.getByRole('button', { name: 'Lift the restriction' }).click()
  await toast('no longer restricted').waitFor()
  await page.getByRole('button', { name: 'Restrict the data' }).waitFor()
})

test('a note saved meanwhile does not take over what somebody else has made of the enquiry', async () => {
  const { page, desk, reference } = shared
  await moveEnquiries(desk.db, [reference], 'booked', stamp())
  await page.getByRole('status').getByText('Meanwhile').waitFor()
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang once.')
  await page.getByRole('button', { name: 'Save only the note' }).click()
  await page.getByText('note 2').first().waitFor()
  await page.getByRole('button', { name: 'Rang' }).click()
  await page.getByRole('alert').getByText('was changed meanwhile: mary moved it').waitFor()
  expect(await statuses()).toEqual(['booked', 'new'])
})
