import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWidget } from './harness/open.ts'

/** What a widget's code needs, which never comes. */
const refused = /on-every-page/
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
const trigger = (page: Page) => page.getByRole('button', { name: 'Treatments' })
const sheet = (page: Page) => page.locator('.menu-sheet')
const isOpen = async (page: Page) => (await trigger(page).getAttribute('aria-expanded')) === 'true'

test('on a phone the menu goes on opening and closing when its code cannot be loaded', async () => {
  const { page } = await openWidget('/navigation', { ...phone, refused })
  const isInert = () => page.locator('main').evaluate((main: HTMLElement) => main.inert)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.locator('[data-failed]').waitFor()
  for (const isPressedOpen of [true, false]) {
    await trigger(page).tap()
    expect([await isOpen(page), await sheet(page).isVisible()]).toEqual([isPressedOpen, isPressedOpen])
  }
  await page.getByRole('button', { name: 'Close menu' }).tap()
  await expect.poll(isInert).toBe(false)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect.poll(isInert).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(isInert).toBe(false)
})

test('on a wide screen the Treatments menu opens and closes when its code cannot be loaded', async () => {
  const { page } = await openWidget('/navigation', { refused })
  await trigger(page).click()
  await page.locator('[data-failed]').waitFor()
  await sheet(page).waitFor()
  await trigger(page).click()
  await page.mouse.click(640, 780)
  await sheet(page).waitFor({ state: 'hidden' })
  expect(await isOpen(page)).toBe(false)
})

test('rows go on opening one at a time when their code cannot be loaded', async () => {
  const { page } = await openWidget('/accordion', { refused })
  const openRows = () => page.getByRole('button', { expanded: true }).allInnerTexts()
  const press = (number: number) => page.getByRole('button', { name: `Treatment ${number} from` }).click()
  await press(1)
  await page.locator('[data-failed]').waitFor()
  expect(await openRows()).toEqual([expect.stringContaining('Treatment 1')])
  await press(3)
  expect(await openRows()).toEqual([expect.stringContaining('Treatment 3')])
  expect(await page.locator('.accordion-panel:visible').count()).toBe(1)
})
