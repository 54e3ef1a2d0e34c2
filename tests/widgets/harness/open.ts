import type { BrowserContextOptions, Page } from 'playwright-core'
import { inject } from 'vitest'
import { accessibilityFindings } from '../../support/accessibility.ts'
import { holdRequests } from '../../support/hold-requests.ts'
import { newVisitor } from '../../support/visitor.ts'

export const origin = inject('widgets')

interface OpenOptions extends BrowserContextOptions {
  /** Assets that cannot be fetched, as when the network fails after the HTML has arrived. */
  refused?: RegExp | undefined
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<unknown>
}

const assets =
  (names: RegExp) =>
  ({ pathname }: URL) =>
    pathname.startsWith('/assets/') && names.test(pathname)

/** Opens the page of one widget. */
export async function openWidget(path: string, { refused, before, ...options }: OpenOptions = {}) {
  const visit = await newVisitor(options)
  if (refused) await visit.page.route(assets(refused), (route) => route.abort())
  await before?.(visit.page)
  await visit.page.goto(origin + path)
  return visit
}

/** Like {@link openWidget}, with the page's clock paused; `pass` advances it by milliseconds at once. */
export async function openWithClock(path: string, { before, ...opening }: OpenOptions = {}) {
  const start = Date.parse('2026-11-02T09:00:00Z')
  const visit = await openWidget(path, {
    ...opening,
    before: async (page) => {
      await page.clock.install({ time: start })
      await page.clock.pauseAt(start + 3_600_000)
      await before?.(page)
    },
  })
  return { ...visit, pass: (milliseconds: number) => visit.page.clock.runFor(milliseconds) }
}

/** Waits until a widget responds to events. */
export const hydrated = (page: Page, island: string) =>
  page.locator(`[data-island="${island}"][data-hydrated]`).waitFor({ state: 'attached' })

/** Makes a widget interactive without touching it. */
export async function wake(page: Page, island: string): Promise<void> {
  await page.locator(`[data-island="${island}"]`).dispatchEvent('island:load')
  await hydrated(page, island)
}

/** Holds back the assets whose address matches until the returned function is called. */
export const hold = (page: Page, names: RegExp) => holdRequests(page, assets(names))

/** Accessibility findings of a page with a paused clock. It is resumed here, because axe waits by the page's clock. */
export async function accessibilityFindingsOverTime(page: Page): Promise<string[]> {
  await page.clock.resume()
  return accessibilityFindings(page)
}
