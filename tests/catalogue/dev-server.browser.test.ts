import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startChromium } from '../support/chromium.ts'
import { type DevSite, startDevSite } from './dev-site.ts'

const profhilo = 'content/treatments/profhilo.mdx'
let site: DevSite
let browser: Browser
let page: Page

/** A page is shown within a second on an idle machine; a busy one may take longer. */
const patience = { timeout: 15_000, interval: 25 }

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startDevSite(), startChromium()])
  page = await browser.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', '{"essential":true,"analytics":false,"functionality":false}')
  })
  await page.goto(`${site.origin}/treatments/profhilo`)
  await badge().waitFor()
}, 120_000)
afterEach(async () => {
  site.mend()
  await panel().waitFor({ state: 'detached' })
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const panel = (of = page) => of.locator('content-findings dialog')
const badge = () => page.locator('content-findings .badge')
const panelShows = (...texts: string[]) =>
  expect
    .poll(() => panel().textContent(), patience)
    .toEqual(expect.stringMatching(new RegExp(texts.map(escaped).join('[^]*'))))
const pageShows = (text: string) =>
  expect.poll(() => page.locator('main').textContent().catch(String), patience).toContain(text)

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Marks the document, to tell whether it is still the same. */
const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

describe('content in the dev server', () => {
  test('findings of all files stand over the page with place and remedy, and go once they are mended', async () => {
    await mark()
    site.edit(profhilo, 'amount: 250', 'amount: lots')
    await panelShows(
      '1 problem in the content',
      `${profhilo}:9:11`,
      'expected a number of pounds, found "lots".',
    )
    site.edit('content/clinic.yaml', 'opens: "09:00"', 'opens: "09:00')
    await panelShows('2 problems in the content', 'content/clinic.yaml:', 'What to do: ', `${profhilo}:9:11`)
    expect(await page.locator('main').textContent()).toContain('from £250')
    expect(await isMarked()).toBe(true)
    site.mend()
    await panel().waitFor({ state: 'detached' })
    await pageShows('from £250')
  })

  test('a sentence and a price are renewed in place', async () => {
    // The page may still be arriving anew, after the last test's content was mended.
    const scrolled = () =>
      page
        .evaluate(() => {
          scrollTo(0, 1200)
          return scrollY
        })
        .catch(() => 0)
    await expect.poll(scrolled, patience).toBe(1200)
    site.edit(profhilo, 'A good result is quiet.', 'A good result is calm.')
    await pageShows('A good result is calm.')
    site.edit(profhilo, 'amount: 250', 'amount: 260')
    site.edit('content/home.yaml', 'amount: 250', 'amount: 260')
    await pageShows('from £260')
    await expect.poll(() => page.evaluate(() => scrollY), patience).toBe(1200)
  })

  test('a waiver that no longer fits, with the finding that it hid', async () => {
    site.edit('content/waivers.yaml', '- rule: agreement', '- rule: coverage')
    await panelShows(
      '2 problems',
      'skin-analysis price: £35 is stated here',
      'content/waivers.yaml:',
      'matches no finding',
    )
  })

  test('a new file and a deleted file', async () => {
    site.write('content/treatments/light-therapy.mdx', '---\ntitle: Light Therapy\n---\n')
    await panelShows('content/treatments/light-therapy.mdx:', 'is missing.')
    site.mend()
    await panel().waitFor({ state: 'detached' })
    site.remove('content/treatments/em-lift.mdx')
    await panelShows('em-lift', 'What to do:')
  })

  test('a page that cannot be made says so, and comes by itself once it can', async () => {
    site.edit(profhilo, '## What Profhilo is', '<Note\n\n## What Profhilo is')
    await panelShows(profhilo)
    const other = await browser.newPage()
    await other.goto(`${site.origin}/treatments/profhilo`)
    await panel(other).waitFor()
    expect(await panel(other).textContent()).toContain(profhilo)
    site.mend()
    await panel(other).waitFor({ state: 'detached' })
    await expect.poll(() => other.title(), patience).toContain('Profhilo')
    await other.close()
  })

  test('the panel stands over the page’s own dialogs, and can be hidden and shown again', async () => {
    const first = await browser.newPage()
    await first.goto(`${site.origin}/treatments/profhilo`)
    await first.locator('dialog[open]').first().waitFor()
    site.edit(profhilo, 'amount: 250', 'amount: lots')
    await panel(first).getByRole('button', { name: 'Hide' }).click()
    await panel(first).waitFor({ state: 'detached' })
    await first.close()
    await panel().waitFor()
    await page.keyboard.press('Escape')
    await badge().click()
    await panelShows('1 problem in the content')
  })

  test('warnings wait behind a badge', async () => {
    const before = Number.parseInt(String(await badge().textContent()), 10)
    site.edit(profhilo, 'adults aged 18 or over', 'adults of all ages')
    await expect.poll(() => badge().textContent(), patience).toBe(`${before + 1} warnings`)
    await badge().click()
    await panelShows(`${before + 1} warnings about the content`, profhilo, 'all ages')
    await page.keyboard.press('Escape')
  })
})
