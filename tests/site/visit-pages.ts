import type { BrowserContext, Page } from 'playwright-core'
import { settled } from '../../scripts/screenshots/states.ts'
import { accessibilityFindings } from '../support/accessibility.ts'
import { doubleText } from '../support/double-text.ts'
import type { CheckName } from '../visual/in-page/inspect.ts'
import { inspect, inspectKeyboard } from '../visual/inspect-page.ts'
import { type PageContent, readPage } from './read-page.ts'

/** Everything found on one page. */
export interface PageReport extends PageContent {
  path: string
  /** Console errors and warnings, script errors, failed requests and breaches of the security policy. */
  complaints: string[]
  /** Accessibility findings with their width; only one page of each kind is checked. */
  accessibility: string[]
  /** Findings of the layout checks, with the width at which they appear. */
  layout: string[]
  /** What is wrong for a visitor who uses the keyboard; checked on the same pages. */
  keyboard: string[]
  /** What the browser stores for the site, as `where name`. */
  stored: string[]
}

/** Rules of axe that the layout checks apply more strictly, at more widths. */
const measuredByLayout = ['target-size']
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Pages with the parts of `/cookie-policy`, which has a table besides. */
const likeCookiePolicy = ['/accessibility', '/privacy-policy', '/terms-and-conditions']
type Look = [width: number, checks?: CheckName[]]
/**
 * The layout checks at each width, then with doubled text; where accessibility is checked, it is at the first width. The
 * long runs check every page at more widths.
 */
const looks: Record<'ofFirst' | 'ofOthers', { widths: [Look, ...Look[]]; largeText: Look[] }> = {
  ofFirst: {
    widths: [[1440], [768, ['sidewaysScroll', 'brokenWords']], [320, ['sidewaysScroll']], [360]],
    largeText: [[1024, ['sidewaysScroll']], [320, ['brokenWords']], [360]],
  },
  ofOthers: { widths: [[360]], largeText: [[320, ['sidewaysScroll', 'brokenWords']]] },
}
/** The checks that must pass when the reader has doubled the text size. The header may then be higher. */
export const withLargeText: CheckName[] = [
  'sidewaysScroll',
  'overlappingText',
  'clippedText',
  'overlappingTargets',
]

/**
 * Opens every page once and reports what it found, in the order of `paths`. Pages of one kind share their parts, so most
 * checks run only on one of them; the long runs check everything on every page.
 */
export async function visitPages(
  context: BrowserContext,
  origin: string,
  paths: string[],
): Promise<PageReport[]> {
  await context.addInitScript(reportPolicyBreaches)
  const reports: PageReport[] = []
  await inOneTab(context, paths, async (page, path) => {
    reports.push(await visit(page, origin, path, isFirstOfKind(path, paths)))
  })
  return reports
}

function isFirstOfKind(path: string, paths: string[]): boolean {
  if (likeCookiePolicy.includes(path)) return false
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return folder === '/' || paths.find((other) => other.startsWith(folder)) === path
}

/** Does the work for each path in the same tab, whose process has already read the scripts and has no other work. */
export async function inOneTab(
  context: BrowserContext,
  paths: string[],
  work: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const page = await context.newPage()
  for (const path of paths) {
    await work(page, path)
    page.removeAllListeners()
  }
  await page.close()
}

async function visit(page: Page, origin: string, path: string, isFirst: boolean): Promise<PageReport> {
  const { widths, largeText } = isFirst ? looks.ofFirst : looks.ofOthers
  await resize(page, widths[0][0])
  const complaints = listen(page, origin)
  await page.goto(origin + path)
  await wakeIslands(page)
  await settled(page)
  const content = await page.evaluate(readPage)
  const keyboard = isFirst ? await inspectKeyboard(page, ['start']) : []
  const layout = await page.evaluate(() => window.visual.coveredBySticky())
  const accessibility = isFirst ? await inspectAccessibility(page, measuredByLayout) : []
  for (const [width, checks] of widths) layout.push(...(await inspectAt(page, width, checks)))
  // At the last width, a phone's: only there the booking bar is fixed at the bottom.
  const onPhone = isFirst ? await inspectKeyboard(page, ['first', 'last']) : []
  keyboard.push(...onPhone.map((finding) => `on a phone ${finding}`))
  await doubleText(page)
  for (const [width, checks = withLargeText] of largeText)
    layout.push(...(await inspectAt(page, width, checks)).map((finding) => `text at 200 %, ${finding}`))
  return { path, ...content, complaints, accessibility, layout, keyboard, stored: await storedBy(page) }
}

export async function inspectAccessibility(page: Page, without: string[] = []): Promise<string[]> {
  const found = await accessibilityFindings(page, { tags: axeTags, without })
  return found.map((finding) => `${page.viewportSize()?.width} px: ${finding}`)
}

export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(
    (expected) =>
      new Promise<void>((done) => {
        const look = () => (window.innerWidth === expected ? done() : requestAnimationFrame(look))
        look()
      }),
    width,
  )
}

/** Findings about the page's layout at a width; all checks unless some are named. */
export async function inspectAt(page: Page, width: number, checks?: CheckName[]): Promise<string[]> {
  await resize(page, width)
  return (await inspect(page, checks)).map((finding) => `${width} px: ${finding}`)
}
function listen(page: Page, origin: string): string[] {
  const complaints: string[] = []
  const own = (url: string) => url.replace(origin, '')
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`script error: ${error.message}`))
  page.on('requestfailed', (request) =>
    complaints.push(`failed: ${own(request.url())} ${request.failure()?.errorText}`),
  )
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${own(response.url())}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      complaints.push(`asks another host: ${request.url()}`)
  })
  return complaints
}

/**
 * Makes every widget interactive, so that a mismatch with its HTML shows. A widget that cannot become interactive warns in
 * the console.
 */
async function wakeIslands(page: Page): Promise<void> {
  await page.locator('[data-island]').evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new Event('island:load'))
  })
  await page.waitForFunction(
    () => !document.querySelector('[data-island]:not([data-hydrated], [data-failed])'),
  )
}

/** Everything that the browser stores for the site, as `where name`. */
export async function storedBy(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`)
  const storage = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...('caches' in globalThis ? await caches.keys() : []).map((name) => `cache ${name}`),
  ])
  return [...cookies, ...storage].sort()
}

function reportPolicyBreaches(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`the security policy's ${effectiveDirective} blocks ${blockedURI}`)
  })
}
