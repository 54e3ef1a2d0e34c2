import { afterAll, beforeAll, expect, test } from 'vitest'
import { addNote } from '../../staff/notes.ts'
import { placesOf } from '../../staff/places.ts'
import { takeBackup } from '../../staff/take-backup.ts'
import { type Desk, startDesk } from './desk-process.ts'
import { downloadedText, visitDesk } from './desk-visit.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.stop())

const robin = { name: 'Robin Example', email: 'robin@client.example' }
const find = 'Email address'

test('a person is found, given a copy and erased once the newest reference is retyped', async () => {
  const older = await desk.receive(robin, 30)
  const newest = await desk.receive(robin, 20)
  const other = await desk.receive({ name: 'Kim Example', email: 'kim@client.example' }, 10)
  await addNote(desk.db, older, 'Prefers mornings', { actor: 'mary', now: new Date() })
  const { page, open, asked, complaints } = await visitDesk(desk)
  await open('/privacy')
  await page.getByLabel(find).fill('ROBIN@client.example')
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
  await page.getByText(`Nothing was erased: ${newest} was not typed.`).waitFor()
  expect(await desk.db('enquiries').orderBy('id').pluck('reference')).toEqual([older, newest, other])
  await page.getByLabel(`Type ${newest} to erase`).fill(newest.toLowerCase())
  await erase.click()
  await page.getByText(`Erased ${older}, ${newest}`).waitFor()
  expect(await desk.db('enquiries').orderBy('id').pluck('reference')).toEqual([other])
  expect(await desk.db('enquiry_notes').pluck('text')).toEqual([])
  const audit = await desk.db('enquiry_events').where({ reference: newest }).orderBy('id').pluck('action')
  expect(audit).toEqual(['received', 'disclosed', 'erased'])
  expect(asked.filter((url) => /robin|client\.example/i.test(url))).toEqual([])
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([])
})

test('of several people who share an address, one is chosen', async () => {
  const shared = { email: 'family@client.example' }
  const parent = await desk.receive({ ...shared, name: 'Ash Example' }, 9)
  const child = await desk.receive({ ...shared, name: 'Morgan Example', dateOfBirth: '2004-01-02' }, 8)
  const { page, open } = await visitDesk(desk)
  await open('/privacy')
  await page.getByLabel(find).fill(shared.email)
  await page.keyboard.press('Enter')
  await page.getByText('Several people wrote from family@client.example').waitFor()
  await page.getByText('Choose above which enquiries are to go.').waitFor()
  await page.getByRole('checkbox', { name: parent }).check()
  await page.getByLabel(`Type ${parent} to erase`).fill(parent)
  await page.keyboard.press('Enter')
  await page.getByText(`Erased ${parent}`).waitFor()
  expect(await desk.db('enquiries').where(shared).pluck('reference')).toEqual([child])
})

test('the last backup is checked, and what keeps old enquiries from being deleted is said', async () => {
  const { page, open } = await visitDesk(desk)
  await open('/privacy')
  await page
    .getByText('the retention period in content/legal/privacy-policy.mdx is still a placeholder')
    .waitFor()
  await page.getByText('There is none, so a broken disk loses every enquiry.').waitFor()
  await takeBackup(placesOf(desk.databaseUrl), { file: undefined, keepDays: 14, now: new Date() })
  await open('/privacy')
  await page.getByRole('button', { name: 'Check it' }).click()
  await page.getByText(/It can be restored: \d+ enquiries were read from it\./).waitFor()
})
