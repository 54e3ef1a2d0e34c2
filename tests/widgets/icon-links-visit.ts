import type { Page } from 'playwright-core'
import { openWithClock, wake } from './harness/open.ts'

export const link = (page: Page, name: string) => page.getByRole('link', { name })
export const tooltip = (page: Page) => page.getByRole('tooltip')
export const shown = (page: Page) => tooltip(page).allTextContents()
export const away = (page: Page) => page.mouse.move(600, 600)
export const photos = ['Photos (opens in a new tab)']
export const videos = ['Videos (opens in a new tab)']

export async function openInteractive() {
  const opened = await openWithClock('/icon-links')
  await wake(opened.page, 'icon-links')
  await away(opened.page)
  return opened
}
