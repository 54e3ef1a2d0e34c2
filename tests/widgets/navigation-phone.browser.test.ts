import { expect, test } from 'vitest'
import { accessibilityFindings } from '../support/accessibility.ts'
import { hasFocus } from '../support/visitor.ts'
import { hold, openWidget, openWithClock, wake } from './harness/open.ts'
import { becomesClosed, isInteractive, isOpen, links, sheet, trigger } from './navigation-visit.ts'

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }

test('on a phone a button opens one menu; the page behind is inert and does not scroll', async () => {
  const { page, complaints } = await openWidget('/navigation', phone)
  const about = page.getByRole('link', { name: 'About' })
  const isInert = () => page.locator('main').evaluate((main: HTMLElement) => main.inert)
  expect(await about.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await about.waitFor()
  await expect.poll(isInert).toBe(true)
  await page.mouse.wheel(0, 500)
  expect(await sheet(page).isVisible()).toBe(false)
  await trigger(page).tap()
  await sheet(page).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await links(page).count()).toBe(18)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await about.waitFor({ state: 'hidden' })
  await expect.poll(isInert).toBe(false)
  expect(await hasFocus(page.getByRole('button', { name: 'Open menu' }))).toBe(true)
  expect(complaints).toEqual([])
})

test('on a phone both menus open before their code has arrived, and stay as they are when it has', async () => {
  const { page, pass, complaints } = await openWithClock('/navigation', phone)
  const release = await hold(page, /on-every-page/)
  const isInert = () => page.locator('main').evaluate((main: HTMLElement) => main.inert)
  const toggle = (name: string) => page.getByRole('button', { name })
  await toggle('Open menu').tap()
  await toggle('Close menu').waitFor()
  await pass(50)
  expect(await isInert()).toBe(true)
  await page.keyboard.press('Escape')
  await pass(50)
  expect([await isInert(), await hasFocus(toggle('Open menu'))]).toEqual([false, true])
  await toggle('Open menu').tap()
  await trigger(page).tap()
  await sheet(page).waitFor()
  release()
  await isInteractive(page)
  await pass(50)
  expect([await isOpen(page), await isInert(), await sheet(page).isVisible()]).toEqual([true, true, true])
  await trigger(page).tap()
  await becomesClosed(page)
  await toggle('Close menu').tap()
  await toggle('Open menu').waitFor()
  await pass(50)
  await expect.poll(isInert).toBe(false)
  expect(complaints).toEqual([])
})

test('on a phone the menu closes when a link is chosen, before its code has arrived and after', async () => {
  const { page, pass } = await openWithClock('/navigation', phone)
  const release = await hold(page, /on-every-page/)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  const chooseLink = async () => {
    for (const name of ['Contact', 'Book Consultation']) {
      const chosen = page.locator('.nav-list').getByRole('link', { name })
      await page.getByRole('button', { name: 'Open menu' }).tap()
      await chosen.tap()
      await chosen.waitFor({ state: 'hidden' })
    }
  }
  await chooseLink()
  await pass(50)
  release()
  await isInteractive(page)
  await chooseLink()
})

test('a phone that is turned while the menu is open does not leave the page inert', async () => {
  const { page } = await openWidget('/navigation', phone)
  await wake(page, 'navigation')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const isInert = () => page.locator('main').evaluate((main: HTMLElement) => main.inert)
  await expect.poll(isInert).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(isInert).toBe(false)
})

test('on a phone without script all links can be reached, in a panel that is told from the page', async () => {
  const { page } = await openWidget('/navigation', { ...phone, javaScriptEnabled: false })
  expect(await page.getByRole('link', { name: 'About' }).isVisible()).toBe(true)
  await trigger(page).focus()
  await sheet(page).waitFor()
  expect(await links(page).count()).toBe(18)
  expect(await sheet(page).evaluate((panel) => getComputedStyle(panel).boxShadow)).not.toBe('none')
})
