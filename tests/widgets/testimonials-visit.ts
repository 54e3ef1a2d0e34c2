import type { BrowserContextOptions, Page } from 'playwright-core'
import { hydrated, openWithClock } from './harness/open.ts'

export const current = (page: Page) =>
  page
    .locator('.carousel-item')
    .evaluateAll((items) => items.findIndex((item) => 'current' in (item as HTMLElement).dataset))
export const progress = (page: Page) =>
  page.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value)
export const dot = (page: Page, number: number) => page.locator('.carousel-dots > button').nth(number - 1)
export const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reviews' })
export const start = (page: Page) => page.getByRole('button', { name: 'Start the reviews' })
export const live = (page: Page) => page.locator('.carousel-items').getAttribute('aria-live')
export const isFading = (page: Page) => page.locator('.carousel-item[data-current][data-fading]').count()
export const away = (page: Page) => page.mouse.move(5, 780)
export const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur())
export const scroll = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

/** Opens the carousel with its clock paused at the beginning of a turn. */
export async function open(options: BrowserContextOptions = {}) {
  const opened = await openWithClock('/testimonials', { reducedMotion: 'no-preference', ...options })
  await away(opened.page)
  await hydrated(opened.page, 'testimonials')
  const { page, pass } = opened
  /** How far the progress moves in a second. */
  const movesBy = async () => {
    const before = await progress(page)
    await pass(1000)
    return (await progress(page)) - before
  }
  return { ...opened, movesBy }
}

/** Waits until the browser has reported what is in view. */
export const lookAround = (page: Page) =>
  page.locator('.carousel').evaluate(
    (carousel) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(carousel)
      }),
  )
