import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enquiryMessages } from '../../schemas/enquiry-messages.ts'
import { enquiryReasons } from '../../schemas/enquiry-reason.ts'
import { accessibilityFindings } from '../support/accessibility.ts'
import { Harness } from './harness/harness.ts'

const harness = new Harness()
beforeAll(() => harness.start())
afterAll(() => harness.stop())
beforeEach(() => {
  harness.enquiries = []
  harness.refused = undefined
  harness.answer = { status: 201, body: '{"reference":"ENQ-1"}' }
})

const person = {
  'Full Name': 'Testing Person',
  'Date of Birth': '1985-03-27',
  'Email Address': 'person@clinic.example',
  'Phone Number': '01632 960001',
}
const submit = (page: Page) => page.locator('button[type="submit"]')
const summary = (page: Page) => page.locator('.error-summary')
const hydrated = (page: Page) =>
  page.locator('[data-island="contact-form"][data-hydrated]').waitFor({ state: 'attached' })

async function fill(page: Page) {
  for (const [label, value] of Object.entries(person)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Reason for Contact').selectOption('profhilo')
  await page.getByLabel('Additional Message').fill('A message')
}

async function values(page: Page) {
  return page.evaluate(() => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined)))
}

const filled = {
  name: 'Testing Person',
  dateOfBirth: '1985-03-27',
  email: 'person@clinic.example',
  phone: '01632 960001',
  reasonForContact: 'profhilo',
  message: 'A message',
  website: '',
}

test('six fields as specified, usable before and without script', async () => {
  const { page } = await harness.open('/contact', { javaScriptEnabled: false })
  expect(await page.locator('form').ariaSnapshot()).toMatchSnapshot()
  const attributes = await page.locator('.field-input').evaluateAll((controls) =>
    controls.map((control) => {
      const { name, type, required } = control as HTMLInputElement
      return `${name} ${type} ${control.getAttribute('autocomplete')} ${required} ${control.getAttribute('rows')}`
    }),
  )
  expect(attributes).toEqual([
    'name text name true null',
    'dateOfBirth date bday true null',
    'email email email true null',
    'phone tel tel true null',
    'reasonForContact select-one null true null',
    'message textarea null false 5',
  ])
  const labels = await page.locator('.field-label').allTextContents()
  expect(labels.map((label) => label.endsWith(' *'))).toEqual([true, true, true, true, true, false])
  expect(await page.locator('option').allTextContents()).toEqual([
    'Please select a reason',
    ...enquiryReasons.map(({ label }) => label),
  ])
  await submit(page).click()
  expect(harness.enquiries).toEqual([])
  await fill(page)
  await submit(page).click()
  await page.waitForURL('**/api/contacts')
  expect(harness.enquiries[0]?.type).toBe('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(harness.enquiries[0]?.body))).toEqual(filled)
})

test('a form whose code cannot be loaded is still sent natively', async () => {
  harness.refused = /contact-form|hydrate/
  const { page } = await harness.open('/contact')
  await fill(page)
  await submit(page).click()
  await page.waitForURL('**/api/contacts')
  expect(harness.enquiries).toHaveLength(1)
})

test('what was typed before the widget is interactive survives, and a click on Send is performed afterwards', async () => {
  const { page, complaints } = await harness.open('/contact')
  await page.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) {
      const control = document.querySelector('form')?.elements.namedItem(name) as HTMLInputElement
      control.value = value
    }
    document.querySelector<HTMLElement>('button[type="submit"]')?.click()
  }, filled)
  expect(await values(page)).toEqual(filled)
  await page.locator('[data-island="contact-form"]').dispatchEvent('pointerover')
  await page.locator('.toast').waitFor()
  expect(harness.enquiries).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('an empty form: every error under its field and in the summary, which has the focus; nothing is sent', async () => {
  const { page } = await harness.open('/contact')
  await submit(page).click()
  await summary(page).waitFor()
  expect(await summary(page).evaluate((element) => element === document.activeElement)).toBe(true)
  const missing = ['name', 'dateOfBirth', 'email', 'phone', 'reasonForContact'] as const
  const messages = missing.map((field) => enquiryMessages[field].missing)
  expect(await summary(page).getByRole('link').allTextContents()).toEqual(messages)
  expect(await page.locator('.field-error').allTextContents()).toEqual(messages)
  expect(await page.title()).toBe('Error: Harness')
  expect(await page.getByLabel('Full Name').getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator('form').ariaSnapshot()).toMatchSnapshot()
  expect(await accessibilityFindings(page)).toEqual([])
  await summary(page).getByRole('link').nth(2).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('enquiry-email')
  expect(harness.enquiries).toEqual([])
})

test('leaving a corrected field takes its error away, typing alone does not', async () => {
  const { page } = await harness.open('/contact')
  await submit(page).click()
  await summary(page).waitFor()
  await page.getByLabel('Full Name').fill('Testing Person')
  expect(await page.locator('.field-error').count()).toBe(5)
  await page.keyboard.press('Tab')
  await expect.poll(() => page.locator('.field-error').count()).toBe(4)
  expect(await page.getByLabel('Full Name').getAttribute('aria-invalid')).toBe(null)
  await page.getByLabel('Email Address').fill('nobody')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.locator('.field-error').allTextContents())
    .toContain(enquiryMessages.email.wrong)
})

test('a click on Send right after the last correction is not lost', async () => {
  const { page } = await harness.open('/contact')
  await submit(page).click()
  await summary(page).waitFor()
  await fill(page)
  await page.getByLabel('Phone Number').fill('')
  await submit(page).click()
  await page.getByLabel('Phone Number').fill('01632 960001')
  await submit(page).scrollIntoViewIfNeeded()
  const box = await submit(page).boundingBox()
  if (!box) throw new Error('The button has no box.')
  await page.mouse.move(box.x + 20, box.y + box.height - 3)
  await page.mouse.down()
  await page.waitForTimeout(80)
  await page.mouse.up()
  await page.locator('.toast').waitFor()
  expect(await page.title()).toBe('Harness')
  expect(harness.enquiries).toHaveLength(1)
})

test.each([
  ['Date of Birth', enquiryMessages.dateOfBirth.inFuture, '2999-01-01'],
  ['Date of Birth', enquiryMessages.dateOfBirth.tooOld, '1850-01-01'],
  ['Email Address', enquiryMessages.email.wrong, 'person@'],
  ['Phone Number', enquiryMessages.phone.wrong, 'none'],
  ['Full Name', enquiryMessages.name.long, 'x'.repeat(101)],
  ['Additional Message', enquiryMessages.message.long, 'x'.repeat(2001)],
])('%s is refused: %s', async (label, message, value) => {
  const { page } = await harness.open('/contact')
  await fill(page)
  await page.getByLabel(label).fill(value)
  await submit(page).click()
  await summary(page).waitFor()
  expect(await page.locator('.field-error').allTextContents()).toEqual([message])
  expect(harness.enquiries).toEqual([])
})

test('a date typed by half is no date, rather than missing', async () => {
  const { page } = await harness.open('/contact')
  await fill(page)
  await page.getByLabel('Date of Birth').fill('')
  await page.getByLabel('Date of Birth').pressSequentially('31')
  await submit(page).click()
  await summary(page).waitFor()
  expect(await page.locator('.field-error').allTextContents()).toEqual([enquiryMessages.dateOfBirth.notReal])
})

test('while sending the button says so and is disabled; success clears the form and tells it once', async () => {
  harness.answer = { status: 201, body: '{}', delay: 400 }
  const { page, complaints } = await harness.open('/contact')
  await fill(page)
  await hydrated(page)
  await submit(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => submit(page).textContent()).toBe('Sending Message...')
  expect(await submit(page).isDisabled()).toBe(true)
  await page.evaluate(() => document.querySelector('form')?.requestSubmit())
  const toast = page.getByRole('alertdialog')
  await toast.waitFor()
  expect(await toast.locator('.toast-title').textContent()).toBe('Message Sent Successfully!')
  expect(await toast.locator('.toast-text').textContent()).toBe(
    "Thank you for contacting us. We'll respond within 24 hours.",
  )
  expect(await page.getByRole('alert').count()).toBe(1)
  expect(await submit(page).textContent()).toBe('Send Message')
  expect(await values(page)).toEqual(Object.fromEntries(Object.keys(filled).map((name) => [name, ''])))
  await expect.poll(() => submit(page).evaluate((button) => button === document.activeElement)).toBe(true)
  expect(harness.enquiries).toHaveLength(1)
  const { website, ...fields } = filled
  const { typingMilliseconds, ...body } = JSON.parse(harness.enquiries[0]?.body ?? '{}')
  expect(body).toEqual({ ...fields, website })
  expect(typingMilliseconds).toBeGreaterThan(0)
  expect(typingMilliseconds).toBeLessThan(60_000)
  expect(harness.enquiries[0]?.type).toBe('application/json')
  expect(complaints).toEqual([])
})

test('any failure keeps the values and says so; retries carry one key, a changed form another', async () => {
  harness.answer = { status: 503, body: '' }
  const { page } = await harness.open('/contact')
  await fill(page)
  await submit(page).click()
  const title = page.locator('.toast[data-kind="destructive"] .toast-title')
  await title.waitFor()
  expect(await title.textContent()).toBe('Failed to Send Message')
  expect(await page.locator('.toast-text').textContent()).toBe('Please check your details and try again.')
  expect(await values(page)).toEqual(filled)
  await submit(page).click()
  await expect.poll(() => harness.enquiries.length).toBe(2)
  await page.getByLabel('Additional Message').fill('Another message')
  await submit(page).click()
  await expect.poll(() => harness.enquiries.length).toBe(3)
  const [first, retry, changed] = harness.enquiries.map(({ key }) => key)
  expect(first).toMatch(/^[0-9a-f-]{32,36}$/)
  expect(retry).toBe(first)
  expect(changed).not.toBe(first)
})

test('offline is a failure like any other', async () => {
  const { page } = await harness.open('/contact')
  await fill(page)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await submit(page).click()
  await page.locator('.toast[data-kind="destructive"]').waitFor()
  expect(await values(page)).toEqual(filled)
})

test('what the server finds wrong is shown at the fields', async () => {
  const errors = [{ field: 'phone', message: 'The server refuses this number' }]
  harness.answer = { status: 422, body: JSON.stringify({ errors }) }
  const { page } = await harness.open('/contact')
  await fill(page)
  await submit(page).click()
  await summary(page).waitFor()
  expect(await page.locator('.field-error').allTextContents()).toEqual(['The server refuses this number'])
  expect(await page.locator('.toast-title').textContent()).toBe('Failed to Send Message')
})

test('the address preselects a reason; nothing typed reaches storage or the address', async () => {
  const { page } = await harness.open('/contact?reason=skin-peels')
  expect(await page.getByLabel('Reason for Contact').inputValue()).toBe('skin-peels')
  await fill(page)
  await submit(page).click()
  await page.locator('.toast').waitFor()
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?reason=skin-peels')
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await page.getByLabel('Reason for Contact').inputValue()).toBe('')
})

test('a reason that is not offered is ignored', async () => {
  const { page } = await harness.open('/contact?reason=%3Cb%3E')
  expect(await page.getByLabel('Reason for Contact').inputValue()).toBe('')
})

test('code that never arrives lets the browser send the form after a while', async () => {
  const { page } = await harness.open('/contact')
  await page.route(/contact-form|hydrate/, () => undefined)
  await fill(page)
  await submit(page).click()
  await page.waitForURL('**/api/contacts', { timeout: 10_000 })
  expect(harness.enquiries).toHaveLength(1)
})
