import { test } from 'vitest'
import { restrictEnquiry } from '../../database/edit-enquiry.ts'
import { shownEnquiry, useDesk } from './desk-page.ts'

const shared = useDesk()

test('part of an address or a number is not taken for a person on whom nothing is held', async () => {
  const { page, open } = shared
  await open('/privacy')
  for (const [label, part, whole] of [
    ['Email address', 'alex@client', 'Write the whole email address'],
    ['Phone number', '900123', 'Write the whole phone number'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await field.fill(part)
    await field.press('Enter')
    await page.getByRole('alert').getByText(whole).waitFor()
    await field.fill('')
  }
})

test('a restricted enquiry, which no list shows, is opened from what is held on the person', async () => {
  const { page, open, desk } = shared
  const reference = await desk.receive({ name: 'Robin Example' })
  await restrictEnquiry(desk.db, reference, true, { actor: 'mary', now: new Date() })
  await open('/privacy')
  await page.getByLabel('Name', { exact: true }).fill('Robin Example')
  await page.keyboard.press('Enter')
  await page.getByText('new, restricted').waitFor()
  await page.getByRole('link', { name: reference }).click()
  await shownEnquiry(page, 'Robin Example')
})
