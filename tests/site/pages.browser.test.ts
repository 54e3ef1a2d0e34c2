import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { builtPages, root } from '../support/built-site.ts'
import { hasFocus, returningVisitor, sharedBrowser } from '../support/visitor.ts'
import { addInspection } from '../visual/inspect-page.ts'
import { type PageReport, storedBy, visitPages } from './visit-pages.ts'

interface Stored {
  where: string
  name: string
}

const { origin } = inject('site')
const { register } = parse(readFileSync(join(root, 'content/cookies.yaml'), 'utf8')) as { register: Stored[] }
let storedBeforeChoice: string[]
let reports: PageReport[]

/** One visitor who allows everything opens every page once. */
beforeAll(async () => {
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  })
  // A Saturday on which the clinic is open: the row for today in the opening hours is at its longest.
  await context.clock.setFixedTime('2026-11-28T10:30:00Z')
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  const accept = page.getByRole('button', { name: 'Accept All' })
  await accept.waitFor()
  storedBeforeChoice = await storedBy(page)
  await accept.click()
  await page.close()
  await addInspection(context)
  // `/home` is the home page under a second address.
  const paths = builtPages().filter((path) => path !== '/home')
  reports = await visitPages(context, origin, paths)
  await context.close()
})

/** Findings of all pages, each preceded by its path. */
const findings = (find: (report: PageReport) => string[]) =>
  reports.flatMap((report) => find(report).map((finding) => `${report.path}: ${finding}`))

test('no page logs an error or warning, fails a request, contacts another host or breaks its security policy', () => {
  expect(reports.length).toBeGreaterThanOrEqual(26)
  expect(findings(({ complaints }) => complaints)).toEqual([])
})

test('no kind of page has an accessibility finding', () => {
  expect(findings(({ accessibility }) => accessibility)).toEqual([])
})

test('no page scrolls sideways or has overlapping content, at 320 to 1440 px and with large text', () => {
  expect(findings(({ layout }) => layout)).toEqual([])
})

test('on each kind of page Tab stops at everything that can be used, in order and with a visible ring', () => {
  expect(findings(({ keyboard }) => keyboard)).toEqual([])
})

test('the first stop of the Tab key leads to the main content', async () => {
  expect(findings(({ links }) => (links[0]?.href.endsWith('#main') ? [] : [`${links[0]?.href}`]))).toEqual([])
  const { page } = await returningVisitor()
  await page.goto(origin)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await hasFocus(page.locator('main'))).toBe(true)
})

test('nothing is stored before the cookie choice, and later only what the register names', () => {
  const named = register.map(({ where, name }) => `${where} ${name}`).sort()
  expect(storedBeforeChoice).toEqual([])
  expect(findings(({ stored }) => stored.filter((entry) => !named.includes(entry)))).toEqual([])
  expect(reports[0]?.stored).toEqual(named)
})

test('every page has one main heading, one banner, main and contentinfo landmark, and a navigation', () => {
  expect(
    findings(({ headings }) => (headings.length === 1 && headings[0] ? [] : [headings.join(' / ')])),
  ).toEqual([])
  const once = { banner: 1, main: 1, contentinfo: 1 }
  for (const { path, landmarks } of reports) expect({ path, ...landmarks }).toMatchObject({ path, ...once })
  expect(findings(({ landmarks }) => (landmarks.navigation > 0 ? [] : ['no navigation']))).toEqual([])
})

test('every internal link leads to a page, and its anchor exists there', async () => {
  const idsOf = new Map(reports.map(({ path, ids }) => [path, new Set(ids)]))
  const own = reports.flatMap(({ links }) =>
    links.flatMap(({ href }) => (href.startsWith(origin) ? href : [])),
  )
  const problems = [...new Set(own)].map(async (href) => {
    const { pathname, search, hash } = new URL(href)
    const { status } = await fetch(origin + pathname + search)
    if (status !== 200) return `${href} answers ${status}`
    const anchor = decodeURIComponent(hash.slice(1))
    return anchor === '' || idsOf.get(pathname)?.has(anchor) ? [] : `${href} leads to no element`
  })
  expect((await Promise.all(problems)).flat()).toEqual([])
})

test('a link that opens a new tab says so, leads to another site and gives it no access to this one', () => {
  const newTab = reports.flatMap(({ links }) => links.filter(({ target }) => target === '_blank'))
  expect(reports.every(({ links }) => links.some(({ target }) => target === '_blank'))).toBe(true)
  expect(newTab.filter(({ href }) => href.startsWith(origin))).toEqual([])
  expect(newTab.filter(({ rel }) => !rel.split(' ').includes('noopener'))).toEqual([])
  expect(newTab.filter(({ text }) => !text.includes('opens in a new tab'))).toEqual([])
})
