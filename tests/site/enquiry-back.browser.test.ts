import { afterAll, expect, inject, test } from 'vitest'
import { connect } from '../../database/connection.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { returningVisitor } from '../support/visitor.ts'

const { origin, databaseUrl } = inject('site')
const database = connect(databaseUrl)
afterAll(() => database.destroy())

test('a visitor who reads the privacy policy, comes back and sends at once is not taken for a machine', async () => {
  const email = 'back@client.example'
  const { page } = await returningVisitor()
  await page.goto(`${origin}/contact`)
  const { name, dateOfBirth, phone } = enquiryExample
  for (const [field, words] of Object.entries({ name, dateOfBirth, email, phone }))
    await page.locator(`#enquiry-${field}`).fill(words)
  await page.locator('#enquiry-reasonForContact').selectOption(enquiryExample.reasonForContact)
  await page.getByRole('link', { name: 'How long we keep them' }).click()
  await page.waitForURL(/privacy-policy/)
  await page.goBack()
  await expect.poll(() => page.locator('#enquiry-email').inputValue()).toBe(email)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('region', { name: 'We have your message' }).waitFor()
  expect(await database('enquiries').where({ email }).pluck('status')).toEqual(['new'])
})
