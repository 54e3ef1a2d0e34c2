import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { connect } from '../../database/connection.ts'
import { enquiryLimits } from '../../schemas/enquiry-limits.ts'
import { enquiryMessages } from '../../schemas/enquiry-messages.ts'
import { dist } from '../support/built-site.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { askAboutRequests, holdRequests } from '../support/hold-requests.ts'
import { catalogue } from '../support/site-content.ts'
import { returningVisitor } from '../support/visitor.ts'

const { origin, databaseUrl } = inject('site')
const { phone, email } = catalogue.clinic
const database = connect(databaseUrl)
afterAll(() => database.destroy())

/** Each test has a visitor of its own, identified by the email address. */
let visitor = enquiryExample
let visitors = 0
beforeEach(() => {
  visitors += 1
  visitor = { ...enquiryExample, email: `visitor-${visitors}@client.example` }
})

/** Milliseconds, plenty for a person: an enquiry typed faster than anyone can is stored as spam. */
const typingTime = 60_000

/** How many enquiries of the visitor are stored. */
const stored = async () => (await database('enquiries').where({ email: visitor.email })).length

test('a visitor sends the form, is told so, and staff find the enquiry, once even after a double click', async () => {
  const page = await open('/contact', { before: (unopened) => unopened.clock.install() })
  await fill(page)
  // If a minute passes before its code has arrived, the form stays plain HTML.
  await formRuns(page)
  await page.clock.fastForward(typingTime)
  await submit(page).dblclick()
  await Promise.all([
    page.getByText('Message Sent Successfully!').waitFor(),
    page.getByText("Thank you for contacting us. We'll respond within 24 hours.").waitFor(),
  ])
  expect(await values(page)).toEqual({
    name: '',
    dateOfBirth: '',
    email: '',
    phone: '',
    message: '',
    reasonForContact: '',
  })
  expect(await submit(page).isVisible()).toBe(false)
  const [enquiry, ...others] = await listed()
  expect(others).toEqual([])
  expect(enquiry).toMatchObject({ ...visitor, status: 'new' })
  const notice = page.getByRole('region', { name: 'We have your message' })
  expect(await notice.textContent()).toContain((enquiry as { reference: string }).reference)
  expect(await notice.getByRole('link', { name: phone }).getAttribute('href')).toMatch(/^tel:\+44\d{9,10}$/)
  expect(page.url()).toBe(`${origin}/contact`)
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  expect(kept).toEqual(['cookieConsent'])
})

test('without script an enquiry that is refused leads to a page that says why, and one that is sent to a page that says so', async () => {
  const page = await open('/contact', { javaScriptEnabled: false })
  await fill(page)
  await page.getByLabel('Phone Number').fill('none')
  await page.getByLabel('Additional Message').fill('x'.repeat(enquiryLimits.message + 1))
  await submit(page).click()
  await page.waitForURL(`${origin}/contact/not-sent?*`)
  const lines = await page
    .locator('.reasons .error-number:visible')
    .evaluateAll((numbers) => numbers.map((number) => number.getClientRects().length))
  expect(new Set(lines)).toEqual(new Set([1]))
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Failed to Send Message')
  expect(await reasons(page)).toEqual([enquiryMessages.phone.wrong, enquiryMessages.message.long])
  expect(await answerLinks(page)).toEqual(['Back to home', phone, email, 'Start a new message'])
  expect(await page.getByRole('main').locator('.button-primary').count()).toBe(0)
  expect(await stored()).toBe(0)
  await page.goto(`${origin}/contact/not-sent?because=tooMany`)
  expect(await reasons(page)).toEqual([expect.stringContaining('too many messages')])
  // That is not the fault of what was written in the fields.
  expect(await page.getByRole('main').textContent()).not.toContain('required field')
  await page.goto(`${origin}/contact/not-sent?because=unanswered`)
  expect(await reasons(page)).toEqual([
    expect.stringContaining('safe to go back and send the same words again'),
  ])

  await page.goto(`${origin}/contact`)
  await fill(page)
  await submit(page).click()
  await page.waitForURL(`${origin}/contact/sent`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Message Sent Successfully!')
  expect(await answerLinks(page)).toEqual(['Back to home', phone, 'Send another message'])
  expect(await stored()).toBe(1)
})

test('when the server cannot be reached, fails, or its response is lost, the visitor is told, keeps every word, and tries again; one enquiry is stored', async () => {
  const page = await open('/contact', { viewport: { width: 320, height: 568 }, before: askAboutRequests })
  await fill(page)
  await formRuns(page)
  const send = async (answer: (route: Route) => Promise<void>) => {
    const held: Route[] = []
    await page.route('**/api/contacts', (route) => void held.push(route), { times: 1 })
    await submit(page).scrollIntoViewIfNeeded()
    const before = await submit(page).boundingBox()
    await submit(page).click()
    await sending(page).waitFor()
    expect(await page.getByText('Failed to Send Message').isVisible()).toBe(false)
    expect((await sending(page).boundingBox())?.y).toBe(before?.y)
    await expect.poll(() => held.length).toBe(1)
    await answer(held[0] as Route)
  }
  for (const answer of [
    (route: Route) => route.abort('connectionrefused'),
    (route: Route) => route.fulfill({ status: 503, body: '' }),
    async (route: Route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
  ]) {
    await send(answer)
    const toast = page.locator('.toast', { hasText: 'Failed to Send Message' })
    await toast.getByText('Please check your details and try again.').waitFor()
    await page.waitForFunction(() => document.activeElement?.matches('form button'))
    const reason = page.locator('.failed-words b')
    expect(await reason.evaluate(isUncovered)).toBe(true)
    expect(await values(page)).toEqual(visitor)
  }
  expect(await stored()).toBe(1)
  await send((route) => route.continue())
  await page.getByText('Message Sent Successfully!').waitFor()
  expect(await stored()).toBe(1)
})

test('a visitor who lost the network before touching the form stays on the page, and sends it later', async () => {
  const page = await open('/contact')
  await page.context().setOffline(true)
  await fill(page)
  await submit(page).click()
  await page.getByText('You are offline, so your message has not been sent.').waitFor()
  expect(page.url()).toBe(`${origin}/contact`)
  expect(await values(page)).toEqual(visitor)
  await page.context().setOffline(false)
  await submit(page).click()
  await page.waitForURL(`${origin}/contact/sent`)
  expect(await stored()).toBe(1)
})

test('a visitor who loses the network once the form runs is told so once, with the button in view', async () => {
  const page = await open('/contact')
  await fill(page)
  await formRuns(page)
  await page.context().setOffline(true)
  await submit(page).evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await submit(page).click()
  const told = page.getByText('You are offline, so your message has not been sent.').filter({ visible: true })
  await told.waitFor()
  expect(await told.count()).toBe(1)
  const isInView = () =>
    submit(page).evaluate((button) => button.getBoundingClientRect().bottom <= window.innerHeight)
  await expect.poll(isInView).toBe(true)
})

test('the form waits no longer than half a minute for a response', async () => {
  const page = await open('/contact', {
    before: async (unopened) => {
      await unopened.clock.install()
      await holdRequests(unopened, '**/api/contacts')
    },
  })
  await fill(page)
  await submit(page).click()
  await sending(page).waitFor()
  await page.clock.fastForward(30_000)
  await page.getByText('we cannot tell whether your message has reached us').waitFor()
  expect(await submit(page).isEnabled()).toBe(true)
  expect(await values(page)).toEqual(visitor)
})

test('the link to ask about a treatment preselects its reason; about a device the general one, and names it and begins the message with it', async () => {
  const page = await open('/treatments/profhilo')
  await page.getByRole('link', { name: 'Send a question about this' }).click()
  await page.waitForURL(`${origin}/contact?reason=profhilo#form-heading`)
  expect((await values(page)).reasonForContact).toBe('profhilo')

  await page.goto(`${origin}/treatments/dermaforce-rf-microneedling`)
  await page.locator('.price-block').getByRole('link', { name: 'Contact Us' }).click()
  await page.waitForURL(`${origin}/contact?about=dermaforce-rf-microneedling&reason=general#form-heading`)
  const about = 'About: DermaForce RF Microneedling'
  expect(await page.locator('main').getByText(about, { exact: true }).first().isVisible()).toBe(true)
  expect(await values(page)).toMatchObject({ message: `${about}\n\n`, reasonForContact: 'general' })
  expect(await page.locator('.form-about:visible').count()).toBe(1)
})

test('a message that the server has begun stays once the form is interactive, and is gone once it was sent', async () => {
  const page = await open('/contact?about=em-lift&reason=general&fbclid=1')
  await page.locator('#enquiry-name').focus()
  await formRuns(page)
  expect(await values(page)).toMatchObject({ message: 'About: EM-Lift\n\n', reasonForContact: 'general' })
  await fill(page)
  await submit(page).click()
  await page.getByRole('region', { name: 'We have your message' }).waitFor()
  expect(await values(page)).toMatchObject({ message: '', reasonForContact: '' })
})

test('what the form holds before the page’s script runs stays, whatever the address asks for', async () => {
  const begin = () =>
    document.addEventListener('readystatechange', () => {
      const [reason, message] = document.querySelectorAll<HTMLSelectElement>(
        'main form :is(select, textarea)',
      )
      if (document.readyState !== 'interactive' || !reason || !message) return
      reason.value = 'profhilo'
      message.value = 'My own words'
    })
  const page = await open('/contact?about=em-lift&reason=general', {
    before: (unopened) => unopened.addInitScript(begin),
  })
  const own = { reasonForContact: 'profhilo', message: 'My own words' }
  expect(await values(page)).toMatchObject(own)
  await page.locator('#enquiry-name').focus()
  await formRuns(page)
  expect(await values(page)).toMatchObject(own)
})

interface OpenOptions extends BrowserContextOptions {
  before?: (page: Page) => Promise<unknown>
}

async function open(path: string, { before, ...options }: OpenOptions = {}): Promise<Page> {
  const { page } = await returningVisitor(options)
  await before?.(page)
  await page.goto(origin + path)
  return page
}

/** The links of the page that answers a form sent without script, in order. */
const answerLinks = (page: Page) => page.getByRole('main').getByRole('link').allTextContents()

/** What that page says is to be put right. */
const reasons = (page: Page) => page.locator('.reasons li:visible').allTextContents()

/** Whether the first line of an element is in view with nothing over it. */
function isUncovered(element: Element): boolean {
  const [first = new DOMRect()] = element.getClientRects()
  const middle = first.left + first.width / 2
  return [first.top + 1, first.bottom - 1].every((y) => document.elementFromPoint(middle, y) === element)
}

const submit = (page: Page) => page.locator('main form button[type="submit"]')

const formRuns = (page: Page) => page.locator('[data-island="contact-form"][data-hydrated]').waitFor()

const sending = (page: Page) => page.getByRole('button', { name: 'Sending Message...' })

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill(visitor.name)
  await page.getByLabel('Date of Birth').fill(visitor.dateOfBirth)
  await page.getByLabel('Email Address').fill(visitor.email)
  await page.getByLabel('Phone Number').fill(visitor.phone)
  await page.getByLabel('Reason for Contact').selectOption(visitor.reasonForContact)
  await page.getByLabel('Additional Message').fill(visitor.message)
}

/** The value of each field but the honeypot, by name. */
async function values(page: Page): Promise<Record<string, string>> {
  const fields = page.locator('main form').locator('input:not([name="website"]), select, textarea')
  const pairs = await fields.evaluateAll((all) =>
    all.map((field) => [field.getAttribute('name'), (field as HTMLInputElement).value]),
  )
  return Object.fromEntries(pairs)
}

/** The visitor's enquiries as `clinic enquiries list` shows them to staff, from a process of its own. */
async function listed(): Promise<unknown[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(dist, 'cli/main.js'), 'enquiries', 'list', '--json'],
    { env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl } },
  )
  const enquiries: { email: string }[] = JSON.parse(stdout)
  return enquiries.filter(({ email }) => email === visitor.email)
}
