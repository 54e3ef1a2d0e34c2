import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accessibilityFindings } from '../support/accessibility.ts'
import { Harness } from './harness/harness.ts'

const harness = new Harness()
beforeAll(() => harness.start())
afterAll(() => harness.stop())
afterEach(() => {
  harness.refused = undefined
})

const dialog = (page: Page) => page.locator('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isOpen = (page: Page) => dialog(page).evaluate((element: HTMLDialogElement) => element.open)
const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }))
const scripts = (page: Page) =>
  page
    .locator('script[data-consent]')
    .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).dataset.consent))
const choice = async (page: Page) => JSON.parse((await storage(page)).cookieConsent ?? 'null')

async function asked(path = '/cookies') {
  const opened = await harness.open(path)
  await dialog(opened.page).waitFor()
  return opened
}

async function openWith(stored: Record<string, string>, path = '/cookies') {
  return harness.open(path, {
    storageState: {
      cookies: [],
      origins: [
        {
          origin: harness.origin,
          localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  })
}

test('asks after 1,000 ms, not sooner, within two hundredths; its code is fetched when a visitor reaches for it', async () => {
  const { page } = await harness.open('/cookie-policy')
  await page.addInitScript(() => {
    const times: Record<string, number> = {}
    Object.assign(window, { times })
    const original = window.setTimeout
    window.setTimeout = ((handler: () => void, delay?: number) => {
      if (delay === 1000) times.set = performance.now()
      return original(handler, delay)
    }) as typeof window.setTimeout
    new MutationObserver(() => {
      if (document.querySelector('dialog[open]')) times.shown ??= performance.now()
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  })
  const early: string[] = []
  page.on('request', (request) => early.push(new URL(request.url()).pathname))
  await page.goto(`${harness.origin}/cookies`)
  const code = () => early.filter((path) => /consent|hydrate/.test(path))
  await page.waitForTimeout(600)
  expect(await isOpen(page)).toBe(false)
  await dialog(page).waitFor()
  await page.waitForTimeout(300)
  expect(code()).toEqual([])
  const { set = 0, shown = 0 } = await page.evaluate(
    () => (window as unknown as { times: Record<string, number> }).times,
  )
  expect(shown - set).toBeGreaterThanOrEqual(999)
  expect(shown - set).toBeLessThanOrEqual(1020)
  expect(await storage(page)).toEqual({})
  await button(page, 'Customise').hover()
  await expect.poll(code).not.toEqual([])
})

test.each([
  ['Accept All', { essential: true, analytics: true, functionality: true }, ['analytics', 'functionality']],
  ['Reject Non-Essential', { essential: true, analytics: false, functionality: false }, []],
])('%s is stored with its date and loads what it allows', async (name, expected, loaded) => {
  const { page, complaints } = await asked()
  expect(await scripts(page)).toEqual([])
  await button(page, name).click()
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await choice(page)).toEqual(expected)
  const { cookieConsentDate = '', ...rest } = await storage(page)
  expect(new Date(cookieConsentDate).toISOString()).toBe(cookieConsentDate)
  expect(Math.abs(Date.now() - Date.parse(cookieConsentDate))).toBeLessThan(10_000)
  expect(Object.keys(rest)).toEqual(['cookieConsent'])
  expect(await scripts(page)).toEqual(loaded)
  expect(complaints).toEqual([])
  await page.reload()
  await page.waitForTimeout(1300)
  expect(await isOpen(page)).toBe(false)
  expect(await scripts(page)).toEqual(loaded)
})

test('the preferences: essential always on, two switches off, stored as set; the close control returns', async () => {
  const { page } = await asked()
  expect(await dialog(page).ariaSnapshot()).toMatchSnapshot()
  await button(page, 'Customise').click()
  await page.getByRole('heading', { name: 'Cookie Preferences' }).waitFor()
  expect(await dialog(page).ariaSnapshot()).toMatchSnapshot()
  expect(
    await page.getByRole('switch').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)),
  ).toEqual([false, false])
  await button(page, 'Close cookie preferences').click()
  await page.getByRole('heading', { name: 'We Use Cookies' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Customise')
  expect(await storage(page)).toEqual({})
  await button(page, 'Customise').click()
  await page.getByRole('switch', { name: 'Functionality' }).press('Space')
  await button(page, 'Save Preferences').click()
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await choice(page)).toEqual({ essential: true, analytics: false, functionality: true })
  expect(await scripts(page)).toEqual(['functionality'])
})

test('without a choice Escape never consents and never closes; it leads from the preferences back', async () => {
  const { page } = await asked()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(true)
  await button(page, 'Customise').click()
  await page.getByRole('heading', { name: 'Cookie Preferences' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'We Use Cookies' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(true)
  expect(await storage(page)).toEqual({})
})

test('reopened over a choice, Escape leads back and then out, and changes nothing', async () => {
  const stored = {
    cookieConsent: '{"essential":true,"analytics":true,"functionality":false}',
    cookieConsentDate: '2026-11-01T09:00:00.000Z',
  }
  const { page, complaints } = await openWith(stored)
  const settings = page.getByRole('link', { name: 'Cookie settings' })
  await settings.click()
  await page.getByRole('heading', { name: 'Cookie Preferences' }).waitFor()
  await page.getByRole('switch', { name: 'Functionality' }).press('Space')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'We Use Cookies' }).waitFor()
  expect(await isOpen(page)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await storage(page)).toEqual(stored)
  expect(await scripts(page)).toEqual(['analytics'])
  await expect.poll(() => settings.evaluate((link) => link === document.activeElement)).toBe(true)
  await settings.click()
  await page.getByRole('heading', { name: 'Cookie Preferences' }).waitFor()
  expect(await page.getByRole('switch', { name: 'Functionality' }).isChecked()).toBe(false)
  expect(complaints).toEqual([])
})

test('it is truly modal: the focus goes in, stays in and comes back', async () => {
  const { page } = await harness.open('/cookies')
  const settings = page.getByRole('link', { name: 'Cookie settings' })
  await settings.focus()
  await dialog(page).waitFor()
  const isInside = () =>
    page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement))
  expect(await isInside()).toBe(true)
  const seen = new Set<string>()
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    seen.add(await page.evaluate(() => document.activeElement?.closest('main, dialog, body')?.tagName ?? ''))
  }
  expect([...seen].sort()).toEqual(['BODY', 'DIALOG'])
  expect(await page.evaluate(() => document.elementFromPoint(20, 20)?.closest('dialog') !== null)).toBe(true)
  await button(page, 'Reject Non-Essential').click()
  await expect.poll(() => settings.evaluate((link) => link === document.activeElement)).toBe(true)
})

test('accepting and refusing have one size and one look', async () => {
  const { page } = await asked()
  const looks = await Promise.all(
    ['Accept All', 'Reject Non-Essential'].map((name) =>
      button(page, name).evaluate((element) => {
        const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        return [backgroundColor, color, fontWeight, borderColor, Math.round(width), Math.round(height)].join()
      }),
    ),
  )
  await page.mouse.move(5, 5)
  expect(looks[0]).toBe(looks[1])
})

test('the link in the footer opens the preferences with what was chosen', async () => {
  const { page } = await openWith({
    cookieConsent: '{"essential":true,"analytics":true,"functionality":false}',
  })
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await page.getByRole('heading', { name: 'Cookie Preferences' }).waitFor()
  expect(await page.getByRole('switch', { name: 'Analytics' }).isChecked()).toBe(true)
  expect(await page.getByRole('switch', { name: 'Functionality' }).isChecked()).toBe(false)
  await page.getByRole('switch', { name: 'Analytics' }).press('Space')
  await button(page, 'Save Preferences').click()
  expect((await choice(page)).analytics).toBe(false)
})

test('corrupt storage is logged and ignored: the defaults apply', async () => {
  const { page, complaints } = await openWith({ cookieConsent: '{"analytics":tru' })
  await page.waitForTimeout(1300)
  expect(await isOpen(page)).toBe(false)
  expect(await scripts(page)).toEqual([])
  expect(complaints.join()).toContain('could not be read and are ignored')
})

test('a choice that has lasted its time is asked for again and allows nothing until then', async () => {
  const stored = { cookieConsent: '{"essential":true,"analytics":true,"functionality":true}' }
  const day = 86_400_000
  const recent = { ...stored, cookieConsentDate: new Date(Date.now() - 179 * day).toISOString() }
  const kept = await openWith(recent, '/cookies-for-180-days')
  await kept.page.waitForTimeout(1300)
  expect(await isOpen(kept.page)).toBe(false)
  expect(await scripts(kept.page)).toEqual(['analytics', 'functionality'])
  const old = { ...stored, cookieConsentDate: new Date(Date.now() - 181 * day).toISOString() }
  const over = await openWith(old, '/cookies-for-180-days')
  await dialog(over.page).waitFor({ timeout: 5000 })
  expect(await scripts(over.page)).toEqual([])
})

test('storage that refuses does not break the page; the choice holds for it', async () => {
  const { page } = await harness.open('/cookie-policy')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto(`${harness.origin}/cookies`)
  await dialog(page).waitFor()
  await button(page, 'Accept All').click()
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await scripts(page)).toEqual(['analytics', 'functionality'])
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await page.getByRole('heading', { name: 'Cookie Preferences' }).waitFor()
  expect(await page.getByRole('switch', { name: 'Analytics' }).isChecked()).toBe(true)
})

test('a choice made in another tab is followed', async () => {
  const { page } = await asked()
  const other = await page.context().newPage()
  await other.goto(`${harness.origin}/cookie-policy`)
  await other.evaluate(() =>
    localStorage.setItem('cookieConsent', '{"essential":true,"analytics":true,"functionality":false}'),
  )
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await scripts(page)).toEqual(['analytics'])
})

test('accepting and refusing work when the code behind the dialog cannot be fetched', async () => {
  harness.refused = /cookie-consent/
  const { page } = await asked()
  await button(page, 'Customise').click()
  await page.waitForTimeout(300)
  expect(await isOpen(page)).toBe(true)
  await button(page, 'Reject Non-Essential').click()
  await dialog(page).waitFor({ state: 'hidden' })
  expect((await choice(page)).analytics).toBe(false)
})

test('the first click on a button whose code is still on its way counts', async () => {
  const { page } = await harness.open('/cookies')
  await page.route('**/assets/cookie-consent*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await dialog(page).waitFor()
  await button(page, 'Customise').click()
  await page.getByRole('heading', { name: 'Cookie Preferences' }).waitFor()
})

test('no accessibility finding in either view, wide or narrow', async () => {
  const { page } = await asked()
  const findings = () => accessibilityFindings(page)
  expect(await findings()).toEqual([])
  await page.setViewportSize({ width: 320, height: 480 })
  await button(page, 'Customise').click()
  await page.getByRole('heading', { name: 'Cookie Preferences' }).waitFor()
  expect(await findings()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
