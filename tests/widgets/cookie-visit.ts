import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openWithClock, origin } from './harness/open.ts'

export const dialog = (page: Page) => page.locator('dialog')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const settings = (page: Page) => page.getByRole('link', { name: 'Cookie settings' })
export const notice = (page: Page) => page.getByRole('heading', { name: 'We Use Cookies' }).waitFor()
export const preferences = (page: Page) => page.getByRole('heading', { name: 'Cookie Preferences' }).waitFor()
export const toggle = (page: Page, name: string) => page.getByRole('switch', { name })
export const isOpen = (page: Page) => dialog(page).evaluate((element: HTMLDialogElement) => element.open)
export const closes = (page: Page) => dialog(page).waitFor({ state: 'hidden' })
export const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }))
export const scripts = (page: Page) =>
  page
    .locator('script[data-consent]')
    .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).dataset.consent))
/** Waits for these scripts: the code that loads them is itself loaded only once there is a choice. */
export const loads = (page: Page, expected: string[]) => expect.poll(() => scripts(page)).toEqual(expected)

/** Does what makes or applies a choice, and waits until the code that loads the allowed scripts has run. */
export async function decide(page: Page, act: () => Promise<unknown>): Promise<void> {
  const fetched = page.waitForResponse(/consented-scripts/)
  await act()
  const address = (await fetched).url()
  // A module runs once, and whoever imported it earlier has continued by then.
  await page.evaluate(`import(${JSON.stringify(address)})`)
}

export const choice = async (page: Page) => JSON.parse((await storage(page)).cookieConsent ?? 'null')

/** How long presses are ignored after a change of view, in milliseconds. */
export const quiet = 600

/** A visitor's first page, with the question asked. */
export async function asked(options: Parameters<typeof openWithClock>[1] = {}) {
  const opened = await openWithClock('/cookies', options)
  const { page, pass } = opened
  await pass(1000)
  await dialog(page).waitFor()
  await pass(quiet)
  /** Goes from the question to the preferences. */
  const customise = async () => {
    await button(page, 'Customise').click()
    await preferences(page)
    await pass(quiet)
  }
  return { ...opened, customise }
}

/** A page of a visitor with something in localStorage, after the time at which a first visitor is asked. */
export async function openWith(stored: Record<string, string>, path = '/cookies') {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const opened = await openWithClock(path, {
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const { page, pass } = opened
  await pass(1000)
  /** Opens the preferences from the link in the page. */
  const openSettings = async () => {
    await settings(page).click()
    await preferences(page)
    await pass(quiet)
  }
  return { ...opened, openSettings }
}

export const centre = async (locator: Locator) => {
  const { x, y, width, height } = await boxOf(locator)
  return [x + width / 2, y + height / 2] as const
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not shown.`)
  return box
}

export const analyticsOnly = '{"essential":true,"analytics":true,"functionality":false}'
