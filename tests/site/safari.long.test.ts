import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { connect } from '../../database/connection.ts'
import { builtPages } from '../support/built-site.ts'
import { enquiryExample } from '../support/enquiry-example.ts'
import { startWebKit, type WebKit } from '../support/webkit.ts'

const { origin, databaseUrl } = inject('site')
const escapeKey = '\uE00C'
/** The narrowest that its window can be, in pixels; it has a phone's layout. */
const phone = 460

let safari: WebKit
const address = () => safari.evaluate(() => location.pathname)
const cookieQuestion = () => safari.evaluate(() => document.querySelector('dialog')?.open)
/** For a moment after the question appears, presses do nothing. */
const canAnswer = () =>
  safari.evaluate(() => document.querySelector('html:not([data-ignore-presses]) dialog[open]') !== null)
const isSeen = (selector: string) =>
  safari.evaluate((one) => (document.querySelector(one)?.getBoundingClientRect().height ?? 0) > 1, selector)

async function visit(path: string, width = 1280): Promise<void> {
  await safari.resize(width, 900)
  await safari.open(origin + path)
}

describe.skipIf(process.platform !== 'linux')("in Safari's engine", () => {
  beforeAll(async () => {
    safari = await startWebKit()
    await safari.open(`${origin}/about`)
  })
  afterAll(() => safari.close())
  beforeEach(() => safari.evaluate(() => localStorage.setItem('cookieConsent', '{"essential":true}')))

  test.each([phone, 1280])('no page is wider than a window of %i px', async (width) => {
    const wide: string[] = []
    for (const path of builtPages()) {
      await visit(path, width)
      const [page = 0, window = 0] = await safari.evaluate(() => [
        document.documentElement.scrollWidth,
        innerWidth,
      ])
      if (page > window) wide.push(`${path}: ${page} px`)
    }
    expect(wide).toEqual([])
  })

  test.each([phone, 1280])('the menu leads to a treatment in a window of %i px', async (width) => {
    await visit('/about', width)
    if (width === phone) await safari.press('.nav-toggle')
    await safari.press('.treatments-menu > button')
    await expect.poll(() => isSeen('[data-island="navigation"][data-hydrated] .menu-groups a')).toBe(true)
    await safari.press('.menu-groups a[href$="/dermal-fillers"]')
    await expect.poll(address).toBe('/treatments/dermal-fillers')
  })

  test('a row of the price list opens and closes', async () => {
    await visit('/')
    const row = '.accordion-item:nth-child(2)'
    const panel = `${row} .accordion-panel`
    expect(await isSeen(panel)).toBe(false)
    await safari.press(`${row} button`)
    await expect.poll(() => isSeen(panel)).toBe(true)
    await safari.press(`${row} button`)
    await expect.poll(() => isSeen(panel)).toBe(false)
  })

  test('the cookie question waits for a choice and is not asked again', async () => {
    await safari.evaluate(() => localStorage.clear())
    await visit('/about')
    await expect.poll(cookieQuestion).toBe(true)
    await safari.key(escapeKey)
    await safari.key(escapeKey)
    expect(await cookieQuestion()).toBe(true)
    await expect.poll(canAnswer).toBe(true)
    await safari.press('[data-consent="essential"]')
    await expect.poll(cookieQuestion).toBe(false)
    expect(await safari.evaluate(() => localStorage.getItem('cookieConsent'))).toContain('"analytics":false')
  })

  test('a page to which a visitor goes back does not ask again what was answered since', async () => {
    await safari.evaluate(() => localStorage.clear())
    await visit('/')
    await expect.poll(canAnswer).toBe(true)
    await safari.press('dialog a')
    await expect.poll(address).toBe('/cookie-policy')
    await expect.poll(canAnswer).toBe(true)
    await safari.press('[data-consent="essential"]')
    await expect.poll(cookieQuestion).toBe(false)
    await safari.evaluate(() => history.back())
    await expect.poll(address).toBe('/')
    await expect.poll(cookieQuestion).toBe(false)
  })

  test('an empty form says what is missing, and a filled one is sent', async () => {
    await visit('/contact')
    await safari.press('.enquiry-form button[type="submit"]')
    await expect
      .poll(() => safari.evaluate(() => document.activeElement?.className))
      .toContain('error-summary')
    const email = 'safari@client.example'
    const { dateOfBirth, reasonForContact, ...typed } = { ...enquiryExample, email }
    for (const [name, text] of Object.entries(typed)) await safari.type(`#enquiry-${name}`, text)
    await safari.evaluate(choose, JSON.stringify({ dateOfBirth, reasonForContact }))
    await safari.press('.enquiry-form button[type="submit"]')
    await expect.poll(() => isSeen('.sent-notice')).toBe(true)
    const database = connect(databaseUrl)
    const stored = await database('enquiries').where({ email })
    await database.destroy()
    expect(stored).toMatchObject([{ name: enquiryExample.name, date_of_birth: dateOfBirth }])
  })
})

/** Runs in the page: sets controls for which the platform opens a picker. */
function choose(values: string): void {
  for (const [name, value] of Object.entries(JSON.parse(values) as Record<string, string>)) {
    const control = document.querySelector<HTMLInputElement>(`#enquiry-${name}`)
    if (control) control.value = value
  }
}
