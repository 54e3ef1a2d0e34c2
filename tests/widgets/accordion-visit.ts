import type { Page } from 'playwright-core'
import { hydrated } from './harness/open.ts'

export const row = (page: Page, number: number) =>
  page.getByRole('button', { name: `Treatment ${number} from` })
export const openRows = (page: Page) =>
  page
    .locator('.accordion-panel')
    .evaluateAll((panels) =>
      panels.flatMap((panel, index) =>
        panel.checkVisibility({ contentVisibilityAuto: true }) && panel.clientHeight > 0 ? [index + 1] : [],
      ),
    )
export const isInteractive = (page: Page) => hydrated(page, 'treatments-accordion')
