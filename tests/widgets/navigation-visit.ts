import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, openWithClock, wake } from './harness/open.ts'

export const trigger = (page: Page) => page.getByRole('button', { name: 'Treatments' })
export const sheet = (page: Page) => page.locator('.menu-sheet')
export const links = (page: Page) => sheet(page).getByRole('link')
export const away = (page: Page) => page.mouse.move(640, 780)
export const isOpen = async (page: Page) => (await trigger(page).getAttribute('aria-expanded')) === 'true'
export const becomesOpen = (page: Page) => expect.poll(() => isOpen(page)).toBe(true)
export const becomesClosed = async (page: Page) => {
  await expect.poll(() => isOpen(page)).toBe(false)
  await sheet(page).waitFor({ state: 'hidden' })
}
export const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
export const isInteractive = (page: Page) => hydrated(page, 'navigation')

/** Opens the navigation's page with its code loaded and its clock paused. */
export async function openInteractive(options = {}) {
  const opened = await openWithClock('/navigation', options)
  await wake(opened.page, 'navigation')
  return opened
}
