import { text } from 'node:stream/consumers'
import type { BrowserContextOptions, Download, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { askAboutRequests } from '../support/hold-requests.ts'
import { openContext, type Visit } from '../support/visitor.ts'
import { type Desk, startDesk } from './desk-process.ts'

export interface DeskPage extends Visit {
  /** The addresses of all requests. */
  asked: string[]
  /** Loads a page of the desk. */
  open: (path: string) => Promise<void>
}

interface Opening extends BrowserContextOptions {
  /** The page that the link opens. */
  path?: string
  /** Whether the test moves the page's clock. */
  hasClock?: boolean
  /** Whether it hears of no changes that others make. */
  isDeaf?: boolean
}

/** A browser with an open session at the desk, for one test. */
export async function openDesk(desk: Desk, opening: Opening = {}): Promise<DeskPage> {
  const visit = await visitDesk(desk, opening)
  onTestFinished(() => visit.context.close())
  return visit
}

/** A desk, and a page of it, that all tests of a file share. */
export function useDesk(start: () => Promise<Desk> = startDesk): DeskPage & { desk: Desk } {
  const shared = {} as DeskPage & { desk: Desk }
  beforeAll(async () => {
    shared.desk = await start()
    Object.assign(shared, await visitDesk(shared.desk))
  })
  afterAll(async () => {
    await shared.context?.close()
    await shared.desk?.stop()
  })
  return shared
}

async function visitDesk(
  desk: Desk,
  { path = '/', hasClock, isDeaf, ...options }: Opening = {},
): Promise<DeskPage> {
  const visit = await openContext(options)
  const { page } = visit
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await askAboutRequests(page)
  if (hasClock) await page.clock.install()
  if (isDeaf) await page.route('**/api/changes', (route) => route.abort())
  // Where nothing listens to dialogs, Playwright leaves the page that the browser asks about.
  const load = async (address: string) => {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('main[aria-busy=false]').waitFor()
  }
  const { origin, hash } = new URL(await desk.newLink())
  await load(origin + path + hash)
  return { ...visit, asked, open: (path) => load(desk.origin + path) }
}

/** Waits until the enquiry of the person with this name is shown. */
export const shownEnquiry = (page: Page, name: string) =>
  page.getByRole('article').getByRole('heading', { level: 2, name, exact: true }).waitFor()

/** A column of the board. */
export const column = (page: Page, name: string) => page.getByRole('grid', { name })

/** Somebody's card in a column of the board. */
export const card = (page: Page, at: string, name: string) => column(page, at).getByRole('row', { name })

/** Selects rows of the list by clicks, each of which waits until its row has stopped moving. */
export async function selectRows(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('row', { name }).locator('.row-check-box').click()
    // Named after its person alone, since a screen reader has just read out the row.
    const checkbox = page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
    await expect.poll(() => checkbox.isChecked()).toBe(true)
  }
}

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

export const downloadedText = async (file: Download): Promise<string> => text(await file.createReadStream())

/** Who changed something elsewhere, and when. */
export const stamp = (now = new Date()) => ({ actor: 'mary', now })
