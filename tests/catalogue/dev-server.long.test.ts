import { spawnSync } from 'node:child_process'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { priceOf } from '../site/prices.ts'
import { root } from '../support/built-site.ts'
import { openContext } from '../support/visitor.ts'
import { type DevSite, startDevSite } from './dev-site.ts'

const profhilo = 'content/treatments/profhilo.mdx'
const price = priceOf('profhilo').amount
/** A price that no page states. */
const other = price + 1
let site: DevSite
let context: BrowserContext
let page: Page

beforeAll(async () => {
  site = await startDevSite()
  ;({ context, page } = await openContext())
  await page.goto(`${site.origin}/treatments/profhilo`, { timeout: 120_000 })
}, 240_000)
afterAll(async () => {
  await context?.close()
  await site?.stop()
})

const overlay = () => page.locator('vite-error-overlay')
const overlayText = () => overlay().evaluate((element) => element.shadowRoot?.textContent ?? '')
const patience = { timeout: 60_000, interval: 50 }

test('a mistake is shown over the page with its place, and goes once it is fixed', async () => {
  site.edit(profhilo, `amount: ${price}`, 'amount: lots')
  await overlay().waitFor()
  expect(await overlayText()).toMatch(
    /content\/treatments\/profhilo\.mdx:\d+:11 price\.amount: expected a number of pounds, found "lots"\./,
  )
  expect(await page.locator('main').textContent()).toContain(`from £${price}`)
  site.mend()
  await overlay().waitFor({ state: 'detached' })
})

test('a changed fact changes everywhere the page refers to it', async () => {
  site.edit(profhilo, `amount: ${price}`, `amount: ${other}`)
  const shown = () =>
    page
      .locator('main')
      .textContent()
      .catch(() => '')
  await expect.poll(shown, patience).toMatch(new RegExp(`from £${other}.*from £${other}`, 's'))
  expect(await shown()).not.toContain(`£${price}`)
})

test('the server sends neither the enquiries nor any other file that pages are not made of', async () => {
  const statusOf = async (path: string) => (await fetch(site.origin + path)).status
  expect(await statusOf('/renderer/styles/main.css')).toBe(200)
  for (const path of [
    '/var/dev.sqlite3',
    '/var/dev.sqlite3?import&raw',
    '/%76ar/dev.sqlite3',
    '/package.json',
  ])
    expect(await statusOf(path), path).toBe(403)
  const { headers } = await fetch(`${site.origin}/about`, { headers: { Origin: 'http://localhost:1' } })
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('addresses are answered as on the built site, and a page that fails to render says so', async () => {
  const answer = async (path: string, method = 'GET') => {
    const response = await fetch(site.origin + path, { method })
    return { status: response.status, text: await response.text() }
  }
  expect(await answer('/about', 'HEAD')).toEqual({ status: 200, text: '' })
  expect((await answer('/assets/gone.js')).status).toBe(404)
  expect((await answer('/contact?reason=general')).text).toContain('value="general" selected=""')
  const header = 'export function Header() {'
  site.edit('renderer/parts/header.tsx', header, `${header} throw new Error('No header today')`)
  await expect
    .poll(() => answer('/about'), patience)
    .toMatchObject({
      status: 500,
      text: expect.stringContaining('This page cannot be shown yet'),
    })
})

test('a wrong address is named in a sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/program.mjs', 'scripts/dev.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, SITE_ORIGIN: 'clinic' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^The server cannot start\. .*\n {2}SITE_ORIGIN: .*\n$/),
  ])
})
