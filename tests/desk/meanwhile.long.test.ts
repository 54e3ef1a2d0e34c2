import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { chooseNote } from '../../cli/choose-note.ts'
import { removeNote } from '../../database/enquiries/enquiry-note.ts'
import { moveEnquiries, ringBack } from '../../staff/enquiries/change-enquiry.ts'
import { addNote, correctNote, notesOf } from '../../staff/enquiries/notes.ts'
import { undo } from '../../staff/enquiries/undo.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { hasFocus } from '../support/visitor.ts'
import { openDesk, selectRows, shownEnquiry, stamp, useDesk } from './desk-page.ts'

const shared = useDesk()
let reference: string

beforeEach(async () => {
  const { receive, clear } = shared.desk
  await clear()
  reference = await receive()
})

const correct = async (text: string) => {
  const { db } = shared.desk
  return correctNote(db, reference, chooseNote(await notesOf(db, reference), 1), text, stamp())
}
const texts = async () => (await notesOf(shared.desk.db, reference)).map(({ text, struck }) => [text, struck])

/** A page that shows the enquiry, and does not hear of later changes. */
async function openDeaf() {
  const { page } = await openDesk(shared.desk, { path: `/enquiries/${reference}`, isDeaf: true })
  await shownEnquiry(page, 'Alex Example')
  return page
}

test('an open enquiry announces what is done to it elsewhere, and not what its own tab does', async () => {
  const { page, open, desk } = shared
  await open(`/enquiries/${reference}`)
  await shownEnquiry(page, 'Alex Example')
  const told = page.getByRole('article').getByRole('status')
  await page.getByRole('textbox', { name: 'Ring back' }).fill('tomorrow 14:30')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Clear the ring-back' }).waitFor()
  expect(await told.textContent()).toBe('')
  await moveEnquiries(desk.db, [reference], 'booked', stamp())
  await expect.poll(() => told.textContent()).toMatch(/^Meanwhile: new → booked .*by mary$/)
  const other = await openDesk(desk)
  await other.open(`/enquiries/${reference}`)
  await other.page.getByRole('button', { name: 'Closed' }).click()
  await expect.poll(() => told.textContent()).toMatch(/^Meanwhile: booked → closed/)
})

test('the chime rings for each enquiry that arrives, even if another is answered at once, and for nothing else', async () => {
  const { desk } = shared
  const { page, open, context } = await openDesk(desk)
  await context.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        document.body.dataset.chimes = `${Number(document.body.dataset.chimes ?? 0) + 1}`
      }
    }
  })
  const chimes = () => page.locator('body').getAttribute('data-chimes')
  const waiting = (count: string) => expect.poll(() => page.title()).toBe(`${count}Today – The desk`)
  await open('/')
  await page.getByRole('checkbox', { name: 'Play a quiet chime' }).click()
  await waiting('(1) ')
  expect(await chimes()).toBe('1')
  const robin = await desk.receive({ name: 'Robin Example' })
  await waiting('(2) ')
  expect(await chimes()).toBe('2')
  await moveEnquiries(desk.db, [reference], 'contacted', stamp())
  await waiting('(1) ')
  await undo(desk.db, stamp())
  await waiting('(2) ')
  expect(await chimes()).toBe('2')
  const release = await holdRequests(page, '**/api/today')
  await desk.receive({ name: 'Sam Example' })
  await moveEnquiries(desk.db, [robin], 'booked', stamp())
  release()
  await expect.poll(chimes).toBe('3')
})

test('an enquiry that arrives after the first load and before the page hears of changes is shown', async () => {
  const { page, open, desk } = shared
  const other = await openDesk(desk)
  await other.open('/enquiries')
  const changes = '**/api/changes'
  const release = await holdRequests(page, changes)
  await open('/enquiries')
  await page.getByRole('row', { name: 'Alex Example' }).waitFor()
  await desk.receive({ name: 'Robin Example' })
  await other.page.getByRole('row', { name: 'Robin Example' }).waitFor()
  release()
  await page.getByRole('row', { name: 'Robin Example' }).waitFor()
  await page.unroute(changes)
})

test('seven pages in one browser all hear of changes, even once the page that listens is closed', async () => {
  const { desk } = shared
  const { page, context } = await openDesk(desk)
  const waiting = (open: Page, enquiries: string) =>
    open.getByRole('heading', { level: 1, name: enquiries }).waitFor()
  const pages = [page]
  while (pages.length < 7) {
    const next = await context.newPage()
    await next.goto(await desk.newLink())
    // A new link invalidates one that was not used yet.
    await waiting(next, '1 enquiry is waiting')
    pages.push(next)
  }
  await desk.receive({ name: 'Robin Example' })
  await Promise.all(pages.map((open) => waiting(open, '2 enquiries are waiting')))
  await page.close()
  await desk.receive({ name: 'Cleo Example' })
  await Promise.all(pages.slice(1).map((open) => waiting(open, '3 enquiries are waiting')))
})

test('removing a note that somebody else has corrected is refused, and the newer text stays', async () => {
  await addNote(shared.desk.db, reference, 'Rang, no answer', stamp())
  const page = await openDeaf()
  await correct('Rang, rings back')
  await page.getByRole('button', { name: 'Remove note 1' }).click()
  await page.getByRole('button', { name: 'Remove for good? note 1' }).click()
  await page.getByText('was changed meanwhile: mary corrected a note').waitFor()
  expect(await texts()).toEqual([['Rang, rings back', false]])
})

test('the question whether to remove a note is reset once somebody else has corrected it', async () => {
  await addNote(shared.desk.db, reference, 'Rang, no answer', stamp())
  const { page, open } = shared
  await open(`/enquiries/${reference}`)
  await page.getByRole('button', { name: 'Remove note 1' }).click()
  await page.getByRole('button', { name: 'Remove for good? note 1' }).waitFor()
  await correct('Rang, rings back')
  await page.getByRole('listitem').getByText('Rang, rings back').first().waitFor()
  await page.getByRole('button', { name: 'Remove note 1' }).waitFor()
})

test('correcting a note that somebody else has corrected is refused, and nothing typed is lost', async () => {
  await addNote(shared.desk.db, reference, 'Rang, no answer', stamp())
  const { page, open } = shared
  await open(`/enquiries/${reference}`)
  await page.getByRole('button', { name: 'Correct note 1' }).click()
  await page.getByLabel('Note 1').fill('Rang twice')
  await correct('Rang, rings back')
  await page.getByRole('listitem').getByText('corrected note 1').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('was changed meanwhile: mary corrected a note').waitFor()
  expect(await page.getByLabel('Note 1').inputValue()).toBe('Rang twice')
  expect(await texts()).toEqual([['Rang, rings back', false]])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Correct note 1' }).click()
  expect(await page.getByLabel('Note 1').inputValue()).toBe('Rang, rings back')
  await page.getByLabel('Note 1').fill('Rang twice, rings back')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Correct note 1' }).waitFor()
  expect(await texts()).toEqual([['Rang twice, rings back', false]])
})

test('correcting a note that somebody else removes meanwhile keeps what was typed', async () => {
  const { page, open, desk } = shared
  await addNote(desk.db, reference, 'Rang, no answer', stamp())
  await open(`/enquiries/${reference}`)
  await page.getByRole('button', { name: 'Correct note 1' }).click()
  await page.getByLabel('Note 1').fill('Rang twice')
  await removeNote(desk.db, reference, chooseNote(await notesOf(desk.db, reference), 1), stamp())
  await page.getByRole('alert').getByText('This note was removed meanwhile.').waitFor()
  expect(await page.getByLabel('Note 1').inputValue()).toBe('Rang twice')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('was changed meanwhile: mary removed a note').waitFor()
  expect(await page.getByLabel('Note 1').inputValue()).toBe('Rang twice')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('heading', { name: 'Notes' }).waitFor({ state: 'detached' })
})

test('setting or clearing a ring-back that somebody else has set is refused once, and theirs stays', async () => {
  const { page, open, desk } = shared
  await open(`/enquiries/${reference}`)
  await shownEnquiry(page, 'Alex Example')
  const set = async (days: number) => {
    const when = new Date(Date.now() + days * 86_400_000)
    await ringBack(desk.db, reference, when, stamp())
    return when.toISOString()
  }
  const stored = async () => (await desk.db('enquiries').where({ reference }).first()).ring_back_at
  const refusal = page.getByRole('alert').getByText('mary set or cleared its ring-back')
  const tag = page.locator('.ring-back .tag')
  const first = await set(2)
  await tag.waitFor()
  await page.getByRole('textbox', { name: 'Ring back' }).fill('tomorrow 14:30')
  await page.keyboard.press('Enter')
  await refusal.waitFor()
  expect(await stored()).toBe(first)
  await page.keyboard.press('Enter')
  await tag.getByText('tomorrow').waitFor()
  const second = await set(3)
  await tag.getByText('tomorrow').waitFor({ state: 'detached' })
  const clear = page.getByRole('button', { name: 'Clear the ring-back' })
  await clear.click()
  await refusal.waitFor()
  expect(await stored()).toBe(second)
  await clear.click()
  await expect.poll(stored).toBeNull()
})

test('what arrives while the desk cannot be reached is shown once it can', async () => {
  const { page, open, desk } = shared
  const cut = await openDesk(desk)
  // Its first stream ends at once, and for a while no other can be opened.
  await cut.page.route('**/api/changes', (route) => route.abort())
  await cut.page.route('**/api/changes', (route) => route.fulfill({ body: '' }), { times: 1 })
  await cut.open('/enquiries')
  await cut.page.getByRole('row', { name: 'Alex Example' }).waitFor()
  const notice = cut.page.getByRole('alert').getByText('The desk does not answer.')
  await notice.waitFor()
  await open('/enquiries')
  await desk.receive({ name: 'Ben Example' })
  await page.getByRole('row', { name: 'Ben Example' }).waitFor()
  await cut.page.unroute('**/api/changes')
  await cut.page.getByRole('row', { name: 'Ben Example' }).waitFor()
  await notice.waitFor({ state: 'hidden' })
})

test('when the response to a note is lost, the desk says that it may have been saved', async () => {
  const page = await openDeaf()
  await page.route('**/notes', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang, no answer')
  await page.getByRole('button', { name: 'Save only the note' }).click()
  const told = page.getByRole('article').getByRole('alert')
  await told.getByText('look under Notes: it may have been saved already').waitFor()
  await page.getByRole('button', { name: 'Correct note 1' }).waitFor()
  expect(await texts()).toEqual([['Rang, no answer', false]])
})

test('lists are refetched when something changes, without disturbing fields or selection', async () => {
  await shared.desk.receive({ name: 'Cleo Example' }, 30)
  const { page, open } = await openDesk(shared.desk)
  await open(`/enquiries/${reference}?overdue=yes`)
  await selectRows(page, ['Cleo Example'])
  const field = page.getByRole('textbox', { name: 'Ring back' })
  await field.fill('tomorrow')
  await shared.desk.receive({ name: 'Robin Example' }, 40)
  await page.getByRole('row', { name: 'Robin Example' }).waitFor()
  expect(await hasFocus(field)).toBe(true)
  expect(await field.inputValue()).toBe('tomorrow')
  expect(await page.getByRole('checkbox', { name: 'Select Cleo Example' }).isChecked()).toBe(true)
})

test('a refetch is finished although changes keep arriving, and what arrived meanwhile is fetched after it', async () => {
  const { page, open } = await openDesk(shared.desk)
  await open('/enquiries')
  await page.getByRole('row', { name: 'Alex Example' }).waitFor()
  const abandoned: string[] = []
  page.on('requestfailed', (request) => abandoned.push(request.url()))
  const send = await holdRequests(page, '**/api/enquiries/search')
  const asked = page.waitForRequest('**/api/enquiries/search')
  await shared.desk.receive({ name: 'Robin Example' })
  await asked
  await page.evaluate(() => new BroadcastChannel('changes').postMessage('changed'))
  await shared.desk.receive({ name: 'Cleo Example' })
  send()
  for (const name of ['Robin Example', 'Cleo Example']) await page.getByRole('row', { name }).waitFor()
  expect(abandoned).toEqual([])
})

test('a list of what was received today follows the date', async () => {
  const { page, open } = await openDesk(shared.desk)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  await page.clock.install({ time: '2026-11-20T23:59:00Z' })
  await open('/enquiries?time=today')
  const since = (day: string) => () => asked.some((body) => body.includes(`"since":"${day}T00:00`))
  await expect.poll(since('2026-11-20')).toBe(true)
  await page.clock.fastForward('01:30')
  await expect.poll(since('2026-11-21')).toBe(true)
})
