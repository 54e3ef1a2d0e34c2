import type { Page } from 'playwright-core'

/** Doubles the reader's text size (WCAG 1.4.4); the page gets no event for it. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
