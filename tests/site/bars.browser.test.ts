import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { settled } from '../../scripts/screenshots/states.ts'
import { doubleText } from '../support/double-text.ts'
import { useReturningVisitor, type Visit } from '../support/visitor.ts'

const { origin } = inject('site')
const phone = { viewport: { width: 390, height: 844 } }
const visit = useReturningVisitor(phone)
const withoutScript = useReturningVisitor({ ...phone, javaScriptEnabled: false })

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not shown.`)
  return { top: box.y, bottom: box.y + box.height }
}
const scroll = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

async function open(path: string, { page }: Visit = visit) {
  await page.setViewportSize(phone.viewport)
  await page.goto(origin + path)
  return page
}

test('header and booking bar stay in view on a phone, and scroll away with the page at 200 % text', async () => {
  const page = await open('/treatments/profhilo')
  await scroll(page, 1500)
  await expect.poll(() => boxOf(page, '.site-header')).toMatchObject({ top: 0 })
  expect((await boxOf(page, '.book-bar')).bottom).toBe(844)
  await doubleText(page)
  await page.setViewportSize({ width: 360, height: 844 })
  const brand = page.locator('.brand')
  await page.locator('.brand-name').evaluate((name) => {
    name.textContent = 'Featherstonehaugh Aesthetics'
  })
  expect(await brand.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await scroll(page, 1500)
  expect((await boxOf(page, '.site-header')).bottom).toBeLessThanOrEqual(0)
  expect((await boxOf(page, '.book-bar')).top).toBeGreaterThanOrEqual(844)
})

test('the header is opaque once the page is scrolled past 100 px, not at 100', async () => {
  const page = await open('/')
  const ground = () =>
    page.locator('.site-header').evaluate((header) => getComputedStyle(header).backgroundColor)
  expect(await ground()).toMatch(/0\.86\)$/)
  await scroll(page, 101)
  await expect.poll(ground).toBe('rgb(253, 249, 246)')
  await scroll(page, 100)
  await expect.poll(ground).toMatch(/0\.86\)$/)
})

test('the booking bar is hidden while another booking button is in view', async () => {
  const page = await open('/')
  const bar = page.locator('.book-bar')
  await expect.poll(() => bar.isVisible()).toBe(false)
  await scroll(page, 900)
  await expect.poll(() => bar.isVisible()).toBe(true)
})

test('without script the focus ring of the header’s links is not cut off, and no second button books', async () => {
  const page = await open('/contact', withoutScript)
  const book = page.locator('.nav-book')
  const list = page.locator('.nav-list')
  expect(await list.evaluate((element) => getComputedStyle(element).overflow)).toBe('visible')
  const link = await boxOf(page, '.nav-link[aria-current]')
  expect((await boxOf(page, '.nav-book')).top - link.bottom).toBeGreaterThan(5)
  await page.goto(`${origin}/about`)
  expect((await boxOf(page, '.book-bar')).bottom).toBe(844)
  expect(await book.isVisible()).toBe(false)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => book.isVisible()).toBe(true)
})

test('without script the page begins directly below the header', async () => {
  const page = await open('/', withoutScript)
  const header = await boxOf(page, '.site-header')
  expect((await boxOf(page, 'h1')).top - header.bottom).toBeLessThanOrEqual(40)
})

const chunks = '**/assets/chunks/*'

test.each([
  { width: 390, button: '.nav-toggle', hasCode: true },
  { width: 390, button: '.nav-toggle', hasCode: false },
  { width: 1280, button: '.treatments-menu > button', hasCode: true },
  { width: 1280, button: '.treatments-menu > button', hasCode: false },
])('at $width px Escape in a menu scrolls nothing, its code loaded: $hasCode', async (menu) => {
  const { width, button, hasCode } = menu
  const page = await open('/treatments/profhilo')
  // Lays out what waits for a moment after the first paint, so that nothing above moves the page later.
  await settled(page)
  await page.setViewportSize({ width, height: 844 })
  if (hasCode) {
    await page.locator('[data-island="navigation"]').dispatchEvent('island:load')
    await page.locator('[data-island="navigation"][data-hydrated]').waitFor()
  } else await page.route(chunks, () => undefined)
  await scroll(page, 1500)
  // By its place: finding the button by its name would scroll the page.
  const { x = 0, y = 0 } = (await page.locator(button).boundingBox()) ?? {}
  await page.mouse.click(x + 20, y + 20)
  await page.locator(`${button}[aria-expanded="true"]`).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await page.locator(`${button}[aria-expanded="false"]:focus`).waitFor()
  // A focus scrolls the page before the next frame, a lock of the page ends after it.
  const twoFramesLater = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))),
    )
  expect(await page.evaluate(twoFramesLater)).toBe(1500)
  await page.unroute(chunks)
})
