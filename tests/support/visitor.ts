import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { startChromium } from './chromium.ts'

let browser: Promise<Browser> | undefined

/**
 * The Chromium that all files of one worker share; it ends with the worker. All pages of one visitor live in one process,
 * which makes a visit a quarter faster than the two that Chromium would start. No page lives long enough to need optimised code.
 */
export function sharedBrowser(): Promise<Browser> {
  browser ??= startChromium('--renderer-process-limit=1', '--js-flags=--no-opt --no-maglev')
  return browser
}

export interface Visit {
  context: BrowserContext
  page: Page
  /** Errors and warnings in the console, and uncaught exceptions. */
  complaints: string[]
}

/** A visitor with a context of its own, which ends with the test. */
export async function newVisitor(options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await openContext(options)
  onTestFinished(() => visit.context.close())
  return visit
}

/** A visitor with a context of its own, which the caller closes. */
export async function openContext(options: BrowserContextOptions = {}): Promise<Visit> {
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  return { context, page, complaints: listen(page) }
}

/** A visitor of the built site who has answered the cookie question already. */
export async function returningVisitor(options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await newVisitor(options)
  await answerCookieQuestion(visit.context)
  return visit
}

/** Like {@link returningVisitor}, for all tests of a file. */
export function useReturningVisitor(options: BrowserContextOptions = {}): Visit {
  const shared = {} as Visit
  beforeAll(async () => {
    Object.assign(shared, await openContext(options))
    await answerCookieQuestion(shared.context)
  })
  afterAll(() => shared.context?.close())
  return shared
}

const answerCookieQuestion = (context: BrowserContext) =>
  context.addInitScript(() => localStorage.setItem('cookieConsent', '{"essential":true}'))

function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Whether the element that the locator finds has the focus. */
export const hasFocus = (locator: ReturnType<Page['locator']>) =>
  locator.evaluate((element) => element === document.activeElement)
