import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveEnquiries } from '../../staff/change-enquiry.ts'
import { undo } from '../../staff/undo.ts'
import { type Desk, startDesk } from './desk-process.ts'
import { downloadedText, visitDesk } from './desk-visit.ts'

const hour = 3_600_000

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.stop())

/** Received 40 hours ago and answered so many hours later. */
async function answered(hours: number, to: 'contacted' | 'spam' = 'contacted') {
  const reference = await desk.receive({ reasonForContact: 'profhilo' }, 40)
  const now = new Date(Date.now() + (hours - 40) * hour)
  return moveEnquiries(desk.db, [reference], to, { actor: 'mary', now })
}

test('figures are those that one counts by hand; what was undone counts as not answered', async () => {
  const { page, open } = await visitDesk(desk)
  await open('/figures')
  await page.getByText('No enquiry was received in this time.').waitFor()
  for (const hours of [1, 2, 3, 4]) await answered(hours)
  await page.getByText('Too few to say: 4 were received.').first().waitFor()
  await answered(30)
  await answered(1, 'spam')
  const [taken] = await answered(5)
  await undo(desk.db, { actor: 'mary', now: new Date(), expected: taken?.id })
  // 1, 2, 3, 4 and 30 hours: the middle is 3, and nine tenths of the way to the last is 4 + 0.6 × 26 = 19.6 hours, said in whole ones.
  await page.getByText('half within 3 h, nine of ten within 19 h.').first().waitFor()
  await page.getByText('80 % of the 5 answered had their first answer within 24 hours. 1 waits').waitFor()
  await page.getByText('6 enquiries in 13 weeks').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV: By reason' }).click()
  expect(await downloadedText(await download)).toBe('Reason,Received\r\nProfhilo,6\r\n')
  await page.getByLabel('How far back').selectOption('a year')
  await page.getByText('6 enquiries in 52 weeks').waitFor()
  expect(page.url()).toBe(`${desk.origin}/figures?weeks=52`)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('cell', { name: '6', exact: true }).first().isVisible()).toBe(true)
  expect(await page.getByRole('navigation').isVisible()).toBe(false)
})
