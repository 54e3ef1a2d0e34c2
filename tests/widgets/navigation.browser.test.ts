import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accessibilityFindings } from '../support/accessibility.ts'
import { Harness } from './harness/harness.ts'

const harness = new Harness()
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }
beforeAll(() => harness.start())
afterAll(() => harness.stop())
afterEach(() => {
  harness.refused = undefined
})

const trigger = (page: Page) => page.getByRole('button', { name: 'Treatments' })
const sheet = (page: Page) => page.locator('.menu-sheet')
const hydrated = (page: Page) =>
  page.locator('[data-island="navigation"][data-hydrated]').waitFor({ state: 'attached' })

async function openWide() {
  const { page, complaints } = await harness.open('/navigation')
  await page.locator('.brand').hover()
  await page.getByRole('link', { name: 'About' }).hover()
  await hydrated(page)
  return { page, complaints }
}

test('hover opens the menu with its four groups and 18 links, leaving closes it', async () => {
  const { page, complaints } = await openWide()
  expect(await sheet(page).isVisible()).toBe(false)
  await trigger(page).hover()
  await sheet(page).waitFor()
  expect(await sheet(page).getByRole('link').count()).toBe(18)
  expect(await sheet(page).getByRole('list').count()).toBe(4)
  expect(await trigger(page).getAttribute('aria-expanded')).toBe('true')
  await page.mouse.move(640, 780)
  await sheet(page).waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
})

test('a pointer that only passes by opens nothing; crossing the gap to the sheet does not close it', async () => {
  const { page } = await openWide()
  const box = await trigger(page).boundingBox()
  if (!box) throw new Error('The Treatments button has no box.')
  await page.evaluate(() => {
    const item = document.querySelector('.treatments-menu') as HTMLElement
    const seen: boolean[] = []
    new MutationObserver(() => seen.push(item.hasAttribute('data-open'))).observe(item, {
      attributeFilter: ['data-open'],
    })
    Object.assign(window, { seen })
  })
  const seen = () => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.move(640, 780)
  await page.waitForTimeout(500)
  expect(await seen()).toEqual([])
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await sheet(page).waitFor()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 6, { steps: 4 })
  await page.waitForTimeout(100)
  await sheet(page).getByRole('link').first().hover()
  await page.waitForTimeout(500)
  expect(await seen()).toEqual([true])
})

test('click opens the menu and closes it next; Enter, Space and ArrowDown open it too', async () => {
  const { page } = await openWide()
  await trigger(page).click()
  await page.waitForTimeout(500)
  expect(await sheet(page).isVisible()).toBe(true)
  await trigger(page).click()
  await sheet(page).waitFor({ state: 'hidden' })
  await page.mouse.move(640, 780)
  for (const key of ['Enter', 'Space']) {
    await trigger(page).press(key)
    await sheet(page).waitFor()
    await trigger(page).press(key)
    await sheet(page).waitFor({ state: 'hidden' })
  }
  await trigger(page).press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('one a')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('one b')
})

test('opened by a click of the mouse it closes when the pointer leaves', async () => {
  const { page } = await openWide()
  await trigger(page).click()
  await sheet(page).getByRole('link').first().hover()
  await page.waitForTimeout(500)
  expect(await sheet(page).isVisible()).toBe(true)
  await page.mouse.move(640, 780)
  await sheet(page).waitFor({ state: 'hidden', timeout: 2000 })
  await trigger(page).click()
  expect(await trigger(page).getAttribute('aria-expanded')).toBe('true')
})

test('opened by the keyboard it stays when a pointer passes, and under the focus in its links', async () => {
  const { page } = await openWide()
  const pass = async () => {
    await sheet(page).getByRole('link').first().hover()
    await page.waitForTimeout(200)
    await page.mouse.move(640, 780)
    await page.waitForTimeout(500)
  }
  await trigger(page).press('Enter')
  await pass()
  expect(await sheet(page).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await sheet(page).waitFor({ state: 'hidden' })
  await trigger(page).hover()
  await sheet(page).waitFor()
  await page.keyboard.press('Tab')
  await pass()
  expect(await sheet(page).isVisible()).toBe(true)
})

test('opened by touch on a wide screen it stays until the next tap', async () => {
  const { page } = await harness.open('/navigation', { hasTouch: true })
  await page.getByRole('link', { name: 'About' }).dispatchEvent('pointerover')
  await hydrated(page)
  await trigger(page).tap()
  await page.waitForTimeout(600)
  expect(await sheet(page).isVisible()).toBe(true)
  await trigger(page).tap()
  await sheet(page).waitFor({ state: 'hidden', timeout: 2000 })
})

test('Escape closes and gives the focus back; moving the focus away closes', async () => {
  const { page } = await openWide()
  await trigger(page).press('ArrowDown')
  await page.keyboard.press('Escape')
  await sheet(page).waitFor({ state: 'hidden' })
  expect(await trigger(page).evaluate((button) => button === document.activeElement)).toBe(true)
  await trigger(page).press('Enter')
  await sheet(page).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await sheet(page).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Contact')
})

test('the page being shown is marked', async () => {
  const { page } = await openWide()
  expect(await page.locator('[aria-current="page"]').allTextContents()).toEqual(['About'])
})

test('the menu and its page have no accessibility finding, open or closed', async () => {
  const { page } = await openWide()
  const findings = () => accessibilityFindings(page)
  expect(await findings()).toEqual([])
  await trigger(page).press('Enter')
  await page.waitForTimeout(400)
  expect(await findings()).toEqual([])
  expect(await page.locator('nav').ariaSnapshot()).toMatchSnapshot()
})

test('a click before the widget is interactive is performed afterwards', async () => {
  const { page } = await harness.open('/navigation')
  await trigger(page).evaluate((button: HTMLElement) => button.click())
  await page.locator('[data-island="navigation"]').dispatchEvent('pointerover')
  await hydrated(page)
  await sheet(page).waitFor()
  expect(await trigger(page).getAttribute('aria-expanded')).toBe('true')
})

test('a press that begins before the widget is interactive and ends after it counts, once', async () => {
  const { page } = await harness.open('/navigation')
  const box = await trigger(page).boundingBox()
  if (!box) throw new Error('The Treatments button has no box.')
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await hydrated(page)
  await page.mouse.up()
  await sheet(page).waitFor()
  await page.waitForTimeout(500)
  expect(await sheet(page).isVisible()).toBe(true)
  await trigger(page).click()
  await sheet(page).waitFor({ state: 'hidden' })
})

test('a pointer that rests on Treatments before the widget is interactive opens the menu', async () => {
  const { page } = await harness.open('/navigation')
  await trigger(page).hover()
  await hydrated(page)
  await expect.poll(() => trigger(page).getAttribute('aria-expanded')).toBe('true')
})

test('opened by the hover that fetched the code, the menu closes when the pointer leaves', async () => {
  const { page } = await harness.open('/navigation')
  await page.mouse.move(640, 600)
  await trigger(page).hover()
  await hydrated(page)
  await page.waitForTimeout(1200)
  expect(await trigger(page).getAttribute('aria-expanded')).toBe('true')
  await sheet(page).getByRole('link').first().hover()
  await page.waitForTimeout(400)
  expect(await trigger(page).getAttribute('aria-expanded')).toBe('true')
  await page.mouse.move(640, 780)
  await sheet(page).waitFor({ state: 'hidden', timeout: 2000 })
})

test('open under the focus that fetched the code, the menu closes when the focus leaves', async () => {
  const { page } = await harness.open('/navigation')
  await page.route(/assets.navigation/, async (route) => {
    await page.waitForTimeout(800)
    await route.continue()
  })
  await trigger(page).focus()
  await hydrated(page)
  await expect.poll(() => trigger(page).getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Shift+Tab')
  await sheet(page).waitFor({ state: 'hidden', timeout: 2000 })
})

test.each([
  ['without script', { javaScriptEnabled: false }, undefined],
  ['when the widget cannot be loaded', {}, /navigation|hydrate|client2/],
])('%s all 18 links are reached by hover and by keyboard', async (_, options, refused) => {
  harness.refused = refused
  const { page } = await harness.open('/navigation', options)
  await trigger(page).hover()
  await sheet(page).waitFor()
  expect(await sheet(page).getByRole('link').count()).toBe(18)
  await page.mouse.move(640, 780)
  await sheet(page).waitFor({ state: 'hidden' })
  await trigger(page).focus()
  await page.keyboard.press('Tab')
  expect(
    await sheet(page)
      .getByRole('link')
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true)
})

test('on a phone a button opens one menu; the page behind is inert and does not scroll', async () => {
  const { page, complaints } = await harness.open('/navigation', phone)
  const about = page.getByRole('link', { name: 'About' })
  expect(await about.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await about.waitFor()
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true)
  await page.mouse.wheel(0, 500)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await sheet(page).isVisible()).toBe(false)
  await trigger(page).tap()
  await sheet(page).waitFor()
  expect(await sheet(page).getByRole('link').count()).toBe(18)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await about.waitFor({ state: 'hidden' })
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu')
  expect(complaints).toEqual([])
})

test('on a phone the menu closes when a link is chosen', async () => {
  const { page } = await harness.open('/navigation', phone)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const contact = page.getByRole('link', { name: 'Contact' })
  await contact.waitFor()
  await contact.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await contact.tap()
  await contact.waitFor({ state: 'hidden' })
})

test('on a phone without script all links are reached', async () => {
  const { page } = await harness.open('/navigation', { ...phone, javaScriptEnabled: false })
  expect(await page.getByRole('link', { name: 'About' }).isVisible()).toBe(true)
  await trigger(page).focus()
  await sheet(page).waitFor()
  expect(await sheet(page).getByRole('link').count()).toBe(18)
})

test('the header is marked as scrolled past 100 px, not at 100', async () => {
  const { page } = await harness.open('/navigation')
  const marked = async (y: number) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    await page.waitForTimeout(50)
    return page.evaluate(() => document.documentElement.hasAttribute('data-scrolled'))
  }
  expect(await marked(100)).toBe(false)
  expect(await marked(101)).toBe(true)
  expect(await marked(100)).toBe(false)
})
