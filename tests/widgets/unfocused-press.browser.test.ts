import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asked, notice, toggle } from './cookie-visit.ts'
import { openWithClock, wake } from './harness/open.ts'

/** As in Safari: a press focuses no link, button or switch, and takes the focus from what had it. */
const pressLikeSafari = (page: Page) =>
  page.evaluate(() =>
    addEventListener('mousedown', (event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      ;(document.activeElement as HTMLElement).blur()
    }),
  )

test('a link can be pressed in a menu that a press has opened', async () => {
  const { page } = await openWithClock('/navigation')
  await wake(page, 'navigation')
  await pressLikeSafari(page)
  await page.getByRole('button', { name: 'Treatments' }).click()
  const link = page.locator('.menu-sheet').getByRole('link').nth(3)
  const address = await link.evaluate((one: HTMLAnchorElement) => one.href)
  await link.click()
  await expect.poll(() => page.url()).toBe(address)
})

test('Escape leads back from the cookie preferences after a press in them', async () => {
  const { page, customise } = await asked()
  await pressLikeSafari(page)
  await customise()
  await toggle(page, 'Analytics').click()
  await page.keyboard.press('Escape')
  await notice(page)
})
