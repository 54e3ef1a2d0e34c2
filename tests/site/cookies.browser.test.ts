import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFindings } from '../support/accessibility.ts'
import { startChromium } from '../support/chromium.ts'
import { type SiteServer, startSite } from '../support/site-server.ts'

let browser: Browser
let site: SiteServer

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), startChromium()])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

test('a first visitor is asked, nothing is stored before the answer, and the answer holds on every page', async () => {
  const { page, complaints } = await visit('/about')
  await title(page, 'We Use Cookies').waitFor()
  expect(await stored(page)).toEqual([])
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Reject Non-Essential' }).click()
  await title(page, 'We Use Cookies').waitFor({ state: 'hidden' })
  expect(await stored(page)).toEqual(['cookieConsent', 'cookieConsentDate'])
  expect(await choice(page)).toEqual({ essential: true, analytics: false, functionality: false })
  await page.goto(`${site.origin}/treatments/profhilo`)
  await page.waitForTimeout(1_500)
  expect(await title(page, 'We Use Cookies').isVisible()).toBe(false)
  expect(complaints).toEqual([])
})

test('preferences are without accessibility findings and are stored as set', async () => {
  const { page, complaints } = await visit('/')
  await page.getByRole('button', { name: 'Customise' }).click()
  await title(page, 'Cookie Preferences').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  const edges = await page
    .locator('.switch')
    .evaluateAll((rows) => rows.map((row) => row.lastElementChild?.getBoundingClientRect().right))
  expect([edges.length, new Set(edges).size]).toEqual([3, 1])
  await page.getByRole('switch', { name: 'Analytics' }).press('Space')
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await title(page, 'Cookie Preferences').waitFor({ state: 'hidden' })
  expect(await choice(page)).toEqual({ essential: true, analytics: true, functionality: false })
  expect(complaints).toEqual([])
})

test('the choice can be changed from the foot of every page', async () => {
  const { page } = await visit('/contact')
  await page.getByRole('button', { name: 'Accept All' }).click()
  await page.locator('footer').getByText('Cookie settings').click()
  await title(page, 'Cookie Preferences').or(title(page, 'We Use Cookies')).first().waitFor()
})

test('the banner does not scroll the page sideways on a small phone', async () => {
  const { page } = await visit('/', { width: 320, height: 640 })
  await title(page, 'We Use Cookies').waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)
  const buttons = ['Accept All', 'Reject Non-Essential', 'Customise'].map((name) =>
    page.getByRole('button', { name }),
  )
  for (const button of buttons) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(24)
})

test.each([
  [1280, 900],
  [360, 740],
])('on its own page the policy can be read before the choice, %i px wide', async (width, height) => {
  const { page, complaints } = await visit('/cookie-policy', { width, height })
  const card = page.getByRole('dialog', { name: 'We Use Cookies' })
  await card.waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(
    await card.evaluate((dialog) => [dialog.matches(':modal'), dialog.contains(document.activeElement)]),
  ).toEqual([false, true])
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('PageDown')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)

  const hidden: string[] = []
  await page.locator('#main').focus()
  for (let isInMain = true; isInMain; ) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const top = document.querySelector('dialog')?.getBoundingClientRect().top ?? 0
      const focused = document.activeElement
      const isBehind = (focused?.getBoundingClientRect().bottom ?? 0) > top
      return { isInMain: focused?.closest('main') !== null, behind: isBehind ? focused?.textContent : null }
    })
    isInMain = stop.isInMain
    if (stop.isInMain && stop.behind !== null) hidden.push(stop.behind ?? '')
  }
  expect(hidden).toEqual([])

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const foot = await page.locator('footer').boundingBox()
  const box = await card.boundingBox()
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await page.getByRole('button', { name: 'Reject Non-Essential' }).click()
  await card.waitFor({ state: 'hidden' })
  expect(await choice(page)).toEqual({ essential: true, analytics: false, functionality: false })
  expect(complaints).toEqual([])
})

test('everywhere else the question is modal, also when settings are opened on the policy page', async () => {
  const isModal = (page: Page) => page.getByRole('dialog').evaluate((dialog) => dialog.matches(':modal'))
  const { page } = await visit('/privacy-policy')
  await title(page, 'We Use Cookies').waitFor()
  expect(await isModal(page)).toBe(true)
  await page.getByRole('button', { name: 'Accept All' }).click()
  await page.goto(`${site.origin}/cookie-policy`)
  await page.locator('footer').getByText('Cookie settings').click()
  await title(page, 'Cookie Preferences').waitFor()
  expect(await isModal(page)).toBe(true)
})

async function visit(path: string, viewport = { width: 1280, height: 900 }) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(site.origin + path)
  return { page, complaints }
}

const title = (page: Page, name: string) => page.getByRole('heading', { name })

const stored = (page: Page) =>
  page.evaluate(() =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(document.cookie ? [document.cookie] : []),
    ].toSorted(),
  )

const choice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'))
