import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { builtPages, root } from '../support/built-site.ts'
import { sharedBrowser } from '../support/visitor.ts'
import { addInspection } from '../visual/inspect-page.ts'
import { type PageReport, storedBy, visitPages } from './visit-pages.ts'

interface Stored {
  where: string
  name: string
}

const { origin } = inject('site')
const unknownPath = '/no/such/page'
const { register } = parse(readFileSync(join(root, 'content/cookies.yaml'), 'utf8')) as { register: Stored[] }
let storedBeforeChoice: string[]
let reports: PageReport[]
let unknown: PageReport | undefined

/** One visitor who allows everything opens every page once. */
beforeAll(async () => {
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  })
  // A Saturday on which the clinic is open: today's row in the opening hours has the most words.
  await context.clock.setFixedTime('2026-11-28T10:30:00Z')
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  const accept = page.getByRole('button', { name: 'Accept All' })
  await accept.waitFor()
  storedBeforeChoice = await storedBy(page)
  await accept.click()
  await page.close()
  await addInspection(context)
  const all = await visitPages(context, origin, [...builtPages(), unknownPath])
  reports = all.filter(({ path }) => path !== unknownPath)
  unknown = all.find(({ path }) => path === unknownPath)
  await context.close()
})

/** Findings of all pages at once, each with its page. */
const findings = (find: (report: PageReport) => string[]) =>
  reports.flatMap((report) => find(report).map((finding) => `${report.path}: ${finding}`))

test('no page logs an error or warning, fails a request, asks another host or breaks its security policy', () => {
  expect(reports.length).toBeGreaterThanOrEqual(26)
  expect(findings(({ complaints }) => complaints)).toEqual([])
})

test('no page has an accessibility finding, wide or on a phone', () => {
  expect(findings(({ accessibility }) => accessibility)).toEqual([])
})

test('no page scrolls sideways or lays one thing over another, at 320 to 1440 px and with large text', () => {
  expect(findings(({ layout }) => layout)).toEqual([])
})

test('Tab stops at everything that can be used, in order and with a visible ring; the skip link works', () => {
  expect(findings(({ keyboard }) => keyboard)).toEqual([])
})

test('nothing is stored before the cookie choice, and later only what the register names', () => {
  const named = register.map(({ where, name }) => `${where} ${name}`).sort()
  expect(storedBeforeChoice).toEqual([])
  expect(findings(({ stored }) => stored.filter((entry) => !named.includes(entry)))).toEqual([])
  expect(reports[0]?.stored).toEqual(named)
})

test('every page has one main heading, and one of each landmark with navigation among them', () => {
  expect(
    findings(({ headings }) => (headings.length === 1 && headings[0] ? [] : [headings.join(' / ')])),
  ).toEqual([])
  const once = { banner: 1, main: 1, contentinfo: 1 }
  for (const { path, landmarks } of reports) expect({ path, ...landmarks }).toMatchObject({ path, ...once })
  expect(findings(({ landmarks }) => (landmarks.navigation > 0 ? [] : ['no navigation']))).toEqual([])
})

test('no id is used twice on a page', () => {
  const repeated = (ids: string[]) => ids.filter((id, index) => id === '' || ids.indexOf(id) !== index)
  expect(findings(({ ids }) => repeated(ids))).toEqual([])
})

test('every internal link leads to a page, and its anchor exists there', async () => {
  const idsOf = new Map(reports.map(({ path, ids }) => [path, new Set(ids)]))
  const problems = await eachOnce(internalLinks(), async ({ pathname, search, hash }) => {
    const { status } = await fetch(origin + pathname + search)
    if (status !== 200) return `answers ${status}`
    const anchor = decodeURIComponent(hash.slice(1))
    return anchor === '' || idsOf.get(pathname)?.has(anchor) ? undefined : `has no #${anchor}`
  })
  expect(problems).toEqual([])
})

test('every picture, font, script and icon that a page names is there', async () => {
  const named = reports.flatMap(({ path, assets }) => assets.map((asset) => ({ path, url: new URL(asset) })))
  expect(named.length).toBeGreaterThan(0)
  const problems = await eachOnce(named, async ({ pathname }) => {
    const { status } = await fetch(origin + pathname)
    return status === 200 ? undefined : `answers ${status}`
  })
  expect(problems).toEqual([])
})

test('a link that opens a new tab says so, leads to another site and gives it no access to this one', () => {
  const newTab = reports.flatMap(({ links }) => links.filter(({ target }) => target === '_blank'))
  expect(reports.every(({ links }) => links.some(({ target }) => target === '_blank'))).toBe(true)
  expect(newTab.filter(({ href }) => href.startsWith(origin))).toEqual([])
  expect(newTab.filter(({ rel }) => !rel.split(' ').includes('noopener'))).toEqual([])
  expect(newTab.filter(({ text }) => !text.includes('opens in a new tab'))).toEqual([])
})

test('every Book button opens a new tab at one portal address that ends in a numeric identifier', () => {
  const booking = reports.flatMap(({ links }) => links.filter(({ text }) => /^Book\b/.test(text)))
  expect(booking.length).toBeGreaterThanOrEqual(reports.length)
  expect(booking.filter(({ target }) => target !== '_blank')).toEqual([])
  const addresses = new Set(booking.map(({ href }) => href))
  expect([...addresses]).toEqual([expect.stringMatching(/^https:\/\/[^/]+\/(?:[^?#]+\/)?\d+$/)])
})

test('an unknown address at any depth is the whole home page, with working assets and links', async () => {
  const home = reports.find(({ path }) => path === '/')
  const itself = `404: ${unknownPath}`
  expect(
    unknown?.complaints.filter((complaint) => complaint !== itself && !complaint.includes('404 (Not Found)')),
  ).toEqual([])
  expect(unknown?.headings).toEqual(home?.headings)
  expect(unknown?.ids).toEqual(home?.ids)
  const elsewhere = (href: string) => href.replace(`${origin}${unknownPath}`, `${origin}/`)
  expect(unknown?.links.map((link) => ({ ...link, href: elsewhere(link.href) }))).toEqual(home?.links)
  expect([unknown?.accessibility, unknown?.layout, unknown?.keyboard]).toEqual([[], [], []])
})

function internalLinks() {
  return reports.flatMap(({ path, links }) =>
    links
      .filter(({ href }) => href.startsWith(`${origin}/`))
      .map(({ href }) => ({ path, url: new URL(href) })),
  )
}

/** Asks about each different address once and names the first page that leads to a wrong one. */
async function eachOnce(
  named: { path: string; url: URL }[],
  ask: (url: URL) => Promise<string | undefined>,
): Promise<string[]> {
  const first = new Map<string, { path: string; url: URL }>()
  for (const link of named) if (!first.has(link.url.href)) first.set(link.url.href, link)
  const answers = await Promise.all(
    [...first.values()].map(async ({ path, url }) => ({ path, url, problem: await ask(url) })),
  )
  return answers.flatMap(({ path, url, problem }) =>
    problem ? [`${path}: ${url.pathname}${url.hash} ${problem}`] : [],
  )
}
