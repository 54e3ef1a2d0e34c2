import { beforeEach, expect, test } from 'vitest'
import { storeExample } from '../support/store-example.ts'
import { hasFocus } from '../support/visitor.ts'
import { openDesk, selectRows, shownEnquiry, useDesk } from './desk-page.ts'

const shared = useDesk()

beforeEach(() => shared.desk.clear())

const today = new Date().toISOString().slice(0, 10)
const born = (yearsAgo: number) => `${Number(today.slice(0, 4)) - yearsAgo}${today.slice(4)}`

test('an enquiry says whether the person is under age, perhaps known already, or restricted', async () => {
  const { page, open, desk } = shared
  await desk.receive({ name: 'Alex Example' })
  const reference = await desk.receive({
    name: 'Robin Example',
    dateOfBirth: born(16),
    reasonForContact: 'dermal-fillers',
  })
  await open(`/enquiries/${reference}`)
  await shownEnquiry(page, 'Robin Example')
  await page.getByText('Dermal Fillers is for adults aged 18 or over.').waitFor()
  const others = page.getByRole('heading', { name: 'Perhaps the same person' }).locator('..')
  expect(await others.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Alex Example .*same email and phone$/),
  ])
  expect(await page.getByRole('link', { name: '07700 900123' }).getAttribute('href')).toBe('tel:07700900123')
  expect(await page.getByText('Restricted.').count()).toBe(0)
  await page.getByText('Correct the last move, or restrict').click()
  await page.getByRole('button', { name: 'Restrict the data' }).click()
  await page.getByText('Restricted.').waitFor()
})

test('the number is copied, and a copy that failed says so', async () => {
  const { page, open, desk, context } = shared
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(`/enquiries/${await desk.receive()}`)
  await page.getByRole('button', { name: 'Copy the phone number' }).click()
  await page.getByText('Copied').waitFor()
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
})

test('Today says that mails failed', async () => {
  const { page, open, desk } = shared
  const reference = await desk.receive()
  const [created_at, due_at, give_up_at] = Array<string>(3).fill(new Date().toISOString())
  const mail = { kind: 'enquiry', state: 'failed', reference, created_at, due_at, give_up_at }
  await desk.db('notifications').insert(mail).onConflict(['reference', 'kind']).merge()
  await open('/')
  await page.getByRole('region', { name: '1 mail has not been sent' }).waitFor()
})

test('without single keys only F8 is offered, and Undo waits without covering the focus', async () => {
  const { desk } = shared
  const people = ['Ada Example', 'Ben Example', 'Cat Example']
  for (const [index, name] of people.entries()) await desk.receive({ name }, 20 - index)
  const { page, open } = await openDesk(desk, { viewport: { width: 1100, height: 480 } })
  await page.getByRole('button', { name: 'Keys' }).click()
  await page.getByRole('checkbox', { name: /Single keys/ }).uncheck()
  await page.keyboard.press('Escape')
  await open('/enquiries')
  await page.getByText('Choose an enquiry.', { exact: true }).waitFor()
  await selectRows(page, people.slice(0, 2))
  const bar = page.getByRole('region', { name: 'Selected enquiries' })
  const shortcuts = () =>
    page.locator('[aria-keyshortcuts]').evaluateAll((all) => all.map((one) => one.ariaKeyShortcuts))
  expect(await shortcuts()).toEqual([])
  await bar.getByRole('button', { name: 'Rang for 2 selected', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  expect(await shortcuts()).toEqual(['F8'])
  // Those who were rung go below.
  await page.getByRole('row', { name: 'Cat Example' }).and(page.getByRole('row').first()).click()
  await shownEnquiry(page, 'Cat Example')
  await page.getByText('Correct the last move, or restrict').waitFor()
  while (!(await hasFocus(undo))) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(coveredFocus)).toBeUndefined()
  }
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
