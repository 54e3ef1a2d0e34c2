import type { Browser, BrowserContext, Page } from 'playwright-core'
import { loadEvent } from '../../renderer/islands/policy.ts'
import { accessibilityFindings } from '../support/accessibility.ts'
import { type PageContent, readPage } from './read-page.ts'

/** Everything that was seen of one page. */
export interface PageReport extends PageContent {
  path: string
  /** Console errors and warnings, script errors, failed requests and breaches of the security policy. */
  complaints: string[]
  /** Accessibility findings, with the width at which they appear. */
  accessibility: string[]
  /** Widths at which the page can be scrolled sideways, with the element that reaches furthest. */
  overflow: string[]
  /** What is wrong with the skip link, if anything. */
  skipLink: string[]
}

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const tabsAtOnce = 3
const wide = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }
const smallestPhone = { width: 320, height: 640 }

/** Opens every page, wide and on a phone, and reports what it saw, in the order of `paths`. */
export async function survey(browser: Browser, origin: string, paths: string[]): Promise<PageReport[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addInitScript(answerCookieQuestion)
  await context.addInitScript(reportPolicyBreaches)
  const reports = new Map<string, PageReport>()
  const waiting = [...paths]
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      reports.set(path, await inspect(context, origin, path))
    }
  }
  await Promise.all(Array.from({ length: tabsAtOnce }, work))
  await context.close()
  return paths.flatMap((path) => reports.get(path) ?? [])
}

async function inspect(context: BrowserContext, origin: string, path: string): Promise<PageReport> {
  const page = await context.newPage()
  const complaints = listen(page, origin)
  try {
    await page.setViewportSize(wide)
    await page.goto(origin + path, { waitUntil: 'load' })
    const skipLink = await trySkipLink(page)
    complaints.push(...(await wakeIslands(page)))
    const content = await page.evaluate(readPage)
    const accessibility = await axe(page, wide.width)
    await page.setViewportSize(phone)
    await page.goto(origin + path, { waitUntil: 'load' })
    const overflow = await sidewaysScroll(page)
    accessibility.push(...(await axe(page, phone.width)))
    await page.setViewportSize(smallestPhone)
    overflow.push(...(await sidewaysScroll(page)))
    return { path, ...content, complaints, accessibility, overflow, skipLink }
  } finally {
    await page.close()
  }
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
 * Makes every widget interactive, so that a mismatch with its HTML shows. Those that wait for an event of the page are
 * left asleep, as they are for a visitor.
 */
async function wakeIslands(page: Page): Promise<string[]> {
  const asleep = page.locator('[data-island]:not([data-hydrated], [data-policy="event"])')
  await asleep.evaluateAll((islands, event) => {
    for (const island of islands) island.dispatchEvent(new Event(event))
  }, loadEvent)
  for (const deadline = Date.now() + 5_000; Date.now() < deadline && (await asleep.count()) > 0; ) {
    await page.waitForTimeout(25)
  }
  const names = await asleep.evaluateAll((islands) =>
    islands.map((island) => island.getAttribute('data-island')),
  )
  return names.map((name) => `the widget ${name} did not become interactive`)
}

async function trySkipLink(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab')
  const first = await page.evaluate(() => {
    const { top = -1, height = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
    return { href: document.activeElement?.getAttribute('href'), isShown: top >= 0 && height > 10 }
  })
  if (first.href !== '#main') return [`the first Tab leads to ${first.href}`]
  if (!first.isShown) return ['it is not shown when focused']
  await page.keyboard.press('Enter')
  await page.waitForTimeout(30)
  const inMain = await page.evaluate(() => document.activeElement === document.querySelector('main'))
  return inMain ? [] : ['it does not move the focus to the main content']
}

async function axe(page: Page, width: number): Promise<string[]> {
  const found = await accessibilityFindings(page, { tags: axeTags })
  return found.map((finding) => `${width} px: ${finding}`)
}

function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const edges = [...document.body.querySelectorAll('*')].map((element) => ({
      name: `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`,
      right: Math.round(element.getBoundingClientRect().right),
    }))
    const furthest = edges.reduce((found, edge) => (edge.right > found.right ? edge : found))
    return [
      `${clientWidth} px: the page is ${scrollWidth} px wide; ${furthest.name} ends at ${furthest.right}`,
    ]
  })
}

/** The banner covers the page; it has tests of its own. */
function answerCookieQuestion(): void {
  localStorage.setItem(
    'cookieConsent',
    JSON.stringify({ essential: true, analytics: false, functionality: false }),
  )
}

function reportPolicyBreaches(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`the security policy's ${effectiveDirective} blocks ${blockedURI}`)
  })
}
