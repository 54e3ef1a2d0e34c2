import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enquiryMessages } from '../../schemas/enquiry-messages.ts'
import { accessibilityFindings } from '../support/accessibility.ts'
import { doubleText } from '../support/double-text.ts'
import { hasFocus } from '../support/visitor.ts'
import { hold, hydrated, openWidget, openWithClock, wake } from './harness/open.ts'

const person = {
  'Full Name': 'Testing Person',
  'Date of Birth': '1985-03-27',
  'Email Address': 'person@clinic.example',
  'Phone Number': '01632 960001',
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
const submit = (page: Page) => page.locator('button[type="submit"]')
const summary = (page: Page) => page.locator('.error-summary')
const errors = (page: Page) => page.locator('.field-error').allTextContents()
const values = (page: Page) =>
  page.evaluate(() => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined)))

async function fill(page: Page) {
  for (const [label, value] of Object.entries(person)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Reason for Contact').selectOption('profhilo')
  await page.getByLabel('Additional Message').fill('A message')
}

/** Puts values into the form as a browser does when it restores them: without any event. */
const restore = (page: Page) =>
  page.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) {
      const control = document.querySelector('form')?.elements.namedItem(name) as HTMLInputElement
      control.value = value
    }
  }, filled)

interface Received {
  type: string | undefined
  body: string
}

/** Answers in the server's place and keeps what was sent. */
async function receive(page: Page, status = 201): Promise<Received[]> {
  const received: Received[] = []
  await page.route('**/api/contacts', async (route) => {
    const request = route.request()
    received.push({ type: request.headers()['content-type'], body: request.postData() ?? '' })
    await route.fulfill({ status, body: '{"reference":"ENQ-1"}' })
  })
  return received
}

async function openForm(open: typeof openWidget, options: Parameters<typeof openWidget>[1] = {}) {
  let received: Received[] = []
  const opened = await open('/contact', {
    ...options,
    before: async (page) => {
      received = await receive(page)
    },
  })
  return { ...opened, received }
}

test('without script the browser checks and sends the form itself', async () => {
  const { page, received } = await openForm(openWidget, { javaScriptEnabled: false })
  expect(await page.locator('form').ariaSnapshot()).toMatchSnapshot()
  await submit(page).click()
  expect(received).toEqual([])
  await fill(page)
  await submit(page).click()
  await page.waitForURL('**/api/contacts')
  expect(received[0]?.type).toBe('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual(filled)
})

test('a form whose code cannot be loaded is still sent natively', async () => {
  const { page, received } = await openForm(openWidget, { refused: /contact-form|on-every-page/ })
  await restore(page)
  await submit(page).click()
  await page.waitForURL('**/api/contacts')
  expect(received).toHaveLength(1)
})

test('a form whose code never arrives is sent natively after a while', async () => {
  const { page, received } = await openForm(openWithClock)
  await hold(page, /contact-form|on-every-page/)
  await restore(page)
  await submit(page).click()
  expect(received).toEqual([])
  await page.clock.runFor(6000)
  await page.waitForURL('**/api/contacts')
  expect(received).toHaveLength(1)
})

test('what was typed before the widget is interactive survives, and a click on Send is performed afterwards', async () => {
  const { page, complaints, received } = await openForm(openWidget)
  const release = await hold(page, /contact-form|on-every-page/)
  await restore(page)
  const cursor = () => submit(page).evaluate((button) => getComputedStyle(button).cursor)
  expect(await cursor()).toBe('pointer')
  await submit(page).evaluate((button: HTMLElement) => button.click())
  expect(await cursor()).toBe('progress')
  expect(await values(page)).toEqual(filled)
  expect(received).toEqual([])
  release()
  await hydrated(page, 'contact-form')
  await page.locator('.toast').waitFor()
  expect(await page.locator('[data-waits]').count()).toBe(0)
  expect(received).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('an empty form: every error under its field and in the summary, which has the focus; nothing is sent', async () => {
  const { page, received } = await openForm(openWidget)
  await submit(page).click()
  await summary(page).waitFor()
  await expect.poll(() => hasFocus(summary(page))).toBe(true)
  const missing = ['name', 'dateOfBirth', 'email', 'phone', 'reasonForContact'] as const
  const messages = missing.map((field) => enquiryMessages[field].missing)
  expect(await summary(page).getByRole('link').allTextContents()).toEqual(messages)
  expect(await errors(page)).toEqual(messages)
  expect(await page.title()).toBe('Error: Harness')
  expect(await page.locator('form').ariaSnapshot()).toMatchSnapshot()
  expect(await accessibilityFindings(page)).toEqual([])
  await summary(page).getByRole('link').nth(2).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('enquiry-email')
  await page.getByLabel('Date of Birth').pressSequentially('31')
  await submit(page).click()
  await expect.poll(() => errors(page)).toContain(enquiryMessages.dateOfBirth.notReal)
  await expect.poll(() => hasFocus(summary(page))).toBe(true)
  expect(received).toEqual([])
})

test('with text at 200 % on a phone errors show their heading first, and the page does not scroll sideways', async () => {
  const { page } = await openForm(openWidget, { viewport: { width: 360, height: 740 } })
  await doubleText(page)
  await page.getByLabel('Email Address').fill('person')
  await page.getByLabel('Phone Number').fill('none')
  await submit(page).click()
  await summary(page).getByText(enquiryMessages.email.wrong).waitFor()
  const numbers = page.locator('.error-number')
  const lines = await numbers.evaluateAll((all) => all.map((number) => number.getClientRects().length))
  expect(lines).toEqual([1, 1, 1, 1, 1, 1])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const heading = () => summary(page).getByRole('heading').boundingBox()
  await expect.poll(async () => (await heading())?.y).toBeGreaterThan(0)
  await expect.poll(async () => (await heading())?.y).toBeLessThan(370)
})

test('until a message fails, the place of the notice has no size: to grow from one would count as a layout shift', async () => {
  const { page } = await openForm(openWidget)
  const place = page.locator('form > div:has(> [role="status"])')
  expect(await place.evaluate(({ clientWidth, clientHeight }) => clientWidth * clientHeight)).toBe(0)
})

test.each([
  ['click', false],
  ['tap', true],
])('a %s on Send right after the last correction is not lost', async (_, hasTouch) => {
  const { page, received } = await openForm(openWidget, { viewport: { width: 390, height: 800 }, hasTouch })
  await wake(page, 'contact-form')
  await restore(page)
  await page.getByLabel('Phone Number').fill('')
  await submit(page).click()
  await summary(page).waitFor()
  await page.getByLabel('Phone Number').fill('01632 960001')
  // As on the real page, neither the end of the page nor scroll anchoring keeps content from moving up.
  await page.evaluate(() => {
    document.body.style.cssText = 'padding-block-end: 2000px; overflow-anchor: none'
  })
  await submit(page).evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const box = await submit(page).boundingBox()
  if (!box) throw new Error('The button has no box.')
  const [x, y] = [box.x + 20, box.y + box.height - 3] as const
  if (hasTouch) await page.touchscreen.tap(x, y)
  else {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.mouse.up()
  }
  await page.locator('.toast').waitFor()
  expect(await page.title()).toBe('Harness')
  expect(received).toHaveLength(1)
})

test('an error that is put right and sent by Enter does not come back with the next message', async () => {
  const { page } = await openForm(openWidget)
  await wake(page, 'contact-form')
  await fill(page)
  await page.getByLabel('Phone Number').fill('')
  await submit(page).click()
  await summary(page).waitFor()
  await page.getByLabel('Phone Number').fill('01632 960001')
  await page.getByLabel('Phone Number').press('Enter')
  await page.getByRole('button', { name: 'Send another message' }).click()
  expect([await errors(page), await page.title()]).toEqual([[], 'Harness'])
})
