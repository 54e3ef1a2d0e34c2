import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { builtPages, root } from '../support/built-site.ts'
import { startChromium } from '../support/chromium.ts'
import { type SiteServer, startSite } from '../support/site-server.ts'

interface Stored {
  where: string
  name: string
}

const { register } = parse(readFileSync(join(root, 'content/cookies.yaml'), 'utf8')) as { register: Stored[] }
const named = register.map(({ where, name }) => `${where} ${name}`).sort()

let browser: Browser
let site: SiteServer

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), startChromium()])
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

test('the site stores nothing before a choice, then only what the register names, and asks no other host', async () => {
  const context = await browser.newContext()
  const elsewhere: string[] = []
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && origin !== site.origin) elsewhere.push(request.url())
  })
  const page = await context.newPage()
  await page.goto(`${site.origin}/`)
  const accept = page.getByRole('button', { name: 'Accept All' })
  await accept.waitFor()
  expect(await keptBy(context, page)).toEqual([])

  await accept.click()
  await useWidgets(page)
  for (const path of builtPages()) {
    await page.goto(site.origin + path)
    const kept = await keptBy(context, page)
    expect(
      kept.filter((entry) => !named.includes(entry)),
      `${path} stores what content/cookies.yaml does not name`,
    ).toEqual([])
  }
  expect(await keptBy(context, page)).toEqual(named)
  expect(elsewhere).toEqual([])
  await context.close()
})

/** Everything that the browser keeps for the site, as `where name`. */
async function keptBy(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`)
  const storage = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...('caches' in globalThis ? await caches.keys() : []).map((name) => `cache ${name}`),
  ])
  return [...cookies, ...storage].sort()
}

async function useWidgets(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profhilo' }).click()
  await page.getByRole('button', { name: /^3 \/ 12/ }).click()
  await page.goto(`${site.origin}/contact`)
  await page.getByLabel('Full Name').fill('A Visitor')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('There is a problem').waitFor()
}
