import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { root } from '../support/built-site.ts'
import { startChromium } from '../support/chromium.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { type SiteServer, startSite } from '../support/site-server.ts'

/** Milliseconds; an enquiry that was typed faster is kept, marked as spam. */
const fastestPerson = 2_100

let browser: Browser
let site: SiteServer

beforeAll(async () => {
  browser = await startChromium()
  site = await startSite({ ENQUIRY_LIMIT_PER_ADDRESS: '1000' })
})
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Each test has a visitor of its own, known by the e-mail address. */
let visitor = enquiryExample
let visitors = 0
beforeEach(() => {
  visitors += 1
  visitor = { ...enquiryExample, email: `visitor-${visitors}@client.example` }
})

test('a visitor sends the form, is told so, and staff find the enquiry', async () => {
  const page = await open('/contact')
  await fill(page)
  await page.waitForTimeout(fastestPerson)
  await submit(page).click()
  await page.getByText('Message Sent Successfully!').waitFor()
  expect(
    await page.getByText("Thank you for contacting us. We'll respond within 24 hours.").isVisible(),
  ).toBe(true)
  expect(await values(page)).toEqual({
    name: '',
    dateOfBirth: '',
    email: '',
    phone: '',
    message: '',
    reasonForContact: '',
  })
  expect(await submit(page).isEnabled()).toBe(true)
  expect(page.url()).toBe(`${site.origin}/contact`)
  expect(await enquiries()).toEqual([expect.objectContaining({ ...visitor, status: 'new' })])
})

test('without script the same form leads to a page that says it was sent', async () => {
  const page = await open('/contact', { javaScriptEnabled: false })
  await fill(page)
  await submit(page).click()
  await page.waitForURL(`${site.origin}/contact/sent`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Message Sent Successfully!')
  expect(await enquiries()).toEqual([expect.objectContaining({ ...visitor, status: 'new' })])
})

test('without script an enquiry that the server refuses leads to a page that says so', async () => {
  const page = await open('/contact', { javaScriptEnabled: false })
  await fill(page)
  await page.getByLabel('Phone Number').fill('none')
  await submit(page).click()
  await page.waitForURL(`${site.origin}/contact/not-sent`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Failed to Send Message')
  expect(await enquiries()).toEqual([])
})

test('a visitor who is quick on both mouse buttons still sends one enquiry', async () => {
  const page = await open('/contact')
  await fill(page)
  await submit(page).dblclick()
  await page.getByText('Message Sent Successfully!').waitFor()
  expect(await enquiries()).toHaveLength(1)
})

test('while it sends, the button says so and cannot be pressed', async () => {
  const page = await open('/contact')
  await fill(page)
  let answer = () => {}
  const held = new Promise<void>((release) => {
    answer = release
  })
  await page.route('**/api/contacts', async (route) => {
    await held
    await route.continue()
  })
  await submit(page).click()
  const sending = page.getByRole('button', { name: 'Sending Message...' })
  await sending.waitFor()
  expect(await sending.isDisabled()).toBe(true)
  answer()
  await page.getByText('Message Sent Successfully!').waitFor()
})

test('when the server is gone the visitor is told and keeps every word', async () => {
  const doomed = await startSite()
  const page = await open('/contact', {}, doomed.origin)
  await fill(page)
  await page.locator('[data-island="contact-form"][data-hydrated]').waitFor()
  await page.waitForLoadState('networkidle')
  await doomed.kill('SIGKILL')
  await submit(page).click()
  await page.getByText('Failed to Send Message').waitFor()
  expect(await page.getByText('Please check your details and try again.').isVisible()).toBe(true)
  expect(await values(page)).toEqual(visitor)
  expect(await submit(page).isEnabled()).toBe(true)
  await doomed.stop()
})

test('a visitor who tries again after a failure sends one enquiry', async () => {
  const page = await open('/contact')
  await fill(page)
  await page.route('**/api/contacts', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await submit(page).click()
  await page.getByText('Failed to Send Message').waitFor()
  expect(await values(page)).toEqual(visitor)
  await submit(page).click()
  await page.getByText('Message Sent Successfully!').waitFor()
  expect(await enquiries()).toHaveLength(1)
})

test('an answer that was lost on the way makes no second enquiry', async () => {
  const page = await open('/contact')
  await fill(page)
  await page.route(
    '**/api/contacts',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await submit(page).click()
  await page.getByText('Failed to Send Message').waitFor()
  await submit(page).click()
  await page.getByText('Message Sent Successfully!').waitFor()
  expect(await enquiries()).toHaveLength(1)
})

test('a form with nothing in it is not sent: each required field is named', async () => {
  const page = await open('/contact')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  await submit(page).click()
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  expect(await page.locator('form [aria-invalid="true"]').evaluateAll(names)).toEqual([
    'name',
    'dateOfBirth',
    'email',
    'phone',
    'reasonForContact',
  ])
  expect(sent).not.toContain('POST')
})

test('/contact?reason=profhilo has Profhilo chosen, as the link on its page asks', async () => {
  const page = await open('/treatments/profhilo')
  await page.getByRole('link', { name: 'Send a question about this' }).click()
  await page.waitForURL(`${site.origin}/contact?reason=profhilo`)
  expect((await values(page)).reasonForContact).toBe('profhilo')
  const unknown = await open('/contact?reason=nonsense')
  expect((await values(unknown)).reasonForContact).toBe('')
})

test('without script the reason in the address is chosen too', async () => {
  const page = await open('/treatments/profhilo', { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Send a question about this' }).click()
  await page.waitForURL(`${site.origin}/contact?reason=profhilo`)
  expect((await values(page)).reasonForContact).toBe('profhilo')
})

test('a form that came with a reason is cleared of it once it is sent', async () => {
  const page = await open('/contact?reason=profhilo')
  await fill(page)
  await submit(page).click()
  await page.getByText('Message Sent Successfully!').waitFor()
  expect((await values(page)).reasonForContact).toBe('')
})

async function open(path: string, options: BrowserContextOptions = {}, origin = site.origin): Promise<Page> {
  const context = await browser.newContext(options)
  await context.addInitScript(() => localStorage.setItem('cookieConsent', '{"essential":true}'))
  const page = await context.newPage()
  await page.goto(origin + path)
  return page
}

const submit = (page: Page) => page.locator('main form button[type="submit"]')

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill(visitor.name)
  await page.getByLabel('Date of Birth').fill(visitor.dateOfBirth)
  await page.getByLabel('Email Address').fill(visitor.email)
  await page.getByLabel('Phone Number').fill(visitor.phone)
  await page.getByLabel('Reason for Contact').selectOption(visitor.reasonForContact)
  await page.getByLabel('Additional Message').fill(visitor.message)
}

/** What every field of the form holds, by its name. */
async function values(page: Page): Promise<Record<string, string>> {
  const fields = page.locator('main form').locator('input:not([name="website"]), select, textarea')
  const pairs = await fields.evaluateAll((all) =>
    all.map((field) => [field.getAttribute('name'), (field as HTMLInputElement).value]),
  )
  return Object.fromEntries(pairs)
}

const names = (fields: Element[]) => fields.map((field) => field.getAttribute('name'))

/** The visitor's enquiries as `clinic enquiries list` shows them to staff, from a process of its own. */
async function enquiries(): Promise<unknown[]> {
  const loader = pathToFileURL(resolve(root, 'node_modules/tsx/dist/loader.mjs')).href
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', loader, resolve(root, 'cli/main.ts'), 'enquiries', 'list', '--json'],
    { env: { PATH: process.env.PATH, DATABASE_URL: site.databaseUrl } },
  )
  const listed: { email: string }[] = JSON.parse(stdout)
  return listed.filter(({ email }) => email === visitor.email)
}
