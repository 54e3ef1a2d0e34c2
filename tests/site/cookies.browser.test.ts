import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { accessibilityFindings } from '../support/accessibility.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { newVisitor } from '../support/visitor.ts'

const { origin } = inject('site')

test('a first visitor is asked; the answer holds on other pages, however old, and the footer opens the settings', async () => {
  const { page, complaints } = await visit('/about')
  await title(page, 'We Use Cookies').waitFor()
  expect(await accessibilityFindings(page, { part: 'dialog' })).toEqual([])
  await page.getByRole('button', { name: 'Reject Non-Essential' }).click()
  await title(page, 'We Use Cookies').waitFor({ state: 'hidden' })
  expect(await choice(page)).toEqual({ essential: true, analytics: false, functionality: false })
  await page.evaluate(() => {
    localStorage.cookieConsentDate = '2001-01-01T10:00:00.000Z'
  })
  await page.goto(`${origin}/treatments/profhilo`)
  await page.clock.fastForward(60_000)
  expect(await title(page, 'We Use Cookies').isVisible()).toBe(false)
  await page.locator('footer').getByText('Cookie settings').click()
  await title(page, 'Cookie Preferences').waitFor()
  expect(complaints).toEqual([])
})

test('the question waits for its styles, even if the settings have already requested them', async () => {
  const { page } = await newVisitor()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  const release = await holdRequests(page, '**/assets/later.*.css')
  await page.goto(`${origin}/about`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await page.clock.fastForward(1_000)
  expect(await page.getByRole('dialog').count()).toBe(0)
  release()
  await page.getByRole('dialog').waitFor()
})

test('a visitor is asked even if the styles of the question never arrive', async () => {
  const { page } = await newVisitor()
  await page.clock.install()
  await holdRequests(page, '**/assets/later.*.css')
  await page.goto(`${origin}/about`, { waitUntil: 'domcontentloaded' })
  await page.clock.fastForward(1_000)
  await page.clock.fastForward(2_000)
  await page.getByRole('dialog').waitFor()
})

test('a question that a content blocker hides does not block the page', async () => {
  const { page } = await newVisitor()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto(`${origin}/about`)
  const closed = await page.evaluateHandle(() => {
    const hiding = new CSSStyleSheet()
    hiding.replaceSync('dialog { display: none !important }')
    document.adoptedStyleSheets.push(hiding)
    const dialog = document.querySelector('dialog')
    return { event: new Promise((closes) => dialog?.addEventListener('close', closes)) }
  })
  await page.clock.fastForward(1_000)
  await page.clock.runFor(2_000)
  await closed.evaluate(({ event }) => event)
  expect(await page.evaluate(() => document.querySelector('dialog')?.open)).toBe(false)
  await page.locator('main').getByRole('link').first().focus()
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('on its own page the policy can be read before choosing', async () => {
  const { page, complaints } = await visit('/cookie-policy', { width: 360, height: 740 })
  const card = page.getByRole('dialog', { name: 'We Use Cookies' })
  await card.waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(
    await card.evaluate((dialog) => [dialog.matches(':modal'), dialog.contains(document.activeElement)]),
  ).toEqual([false, true])
  expect(await accessibilityFindings(page, { part: 'dialog' })).toEqual([])
  await page.keyboard.press('PageDown')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)

  const stops = await page.locator('main a[href], main button').count()
  await page.evaluate(() => {
    const hidden: string[] = []
    Object.assign(window, { hidden })
    document.addEventListener('focusin', ({ target }) => {
      const stop = target as Element
      const top = document.querySelector('dialog')?.getBoundingClientRect().top ?? 0
      if (stop.parentElement?.closest('main') && stop.getBoundingClientRect().bottom > top)
        hidden.push(stop.textContent ?? '')
    })
  })
  await page.locator('#main').focus()
  await Promise.all(Array.from({ length: stops }, () => page.keyboard.press('Tab')))
  const hidden = await page.evaluate(() => Reflect.get(window, 'hidden'))
  expect(hidden).toEqual([])

  // The footer has its real height once it is laid out, up to two seconds after the first paint.
  const showsTheEnd = (name: string) =>
    expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        const foot = await page.locator('footer').boundingBox()
        const box = await page.getByRole('dialog', { name }).boundingBox()
        return (box?.y ?? 0) - (foot?.y ?? 0) - (foot?.height ?? 0)
      })
      .toBeGreaterThanOrEqual(0)
  await showsTheEnd('We Use Cookies')
  await page.getByRole('button', { name: 'Customise' }).click()
  await title(page, 'Cookie Preferences').waitFor()
  await showsTheEnd('Cookie Preferences')
  await page.getByRole('button', { name: 'Close cookie preferences' }).click()
  await card.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Reject Non-Essential' }).click()
  await card.waitFor({ state: 'hidden' })
  expect(await choice(page)).toEqual({ essential: true, analytics: false, functionality: false })
  expect(complaints).toEqual([])
})

test('on the policy’s page the question can be answered while the menu is open below it', async () => {
  const { page } = await visit('/cookie-policy', { width: 390, height: 740 })
  await title(page, 'We Use Cookies').waitFor()
  await page.locator('.nav-toggle').click()
  await page.locator('html[data-scroll-locked]').waitFor()
  await page.getByRole('button', { name: 'Accept All' }).click()
  await title(page, 'We Use Cookies').waitFor({ state: 'hidden' })
  expect(await choice(page)).toMatchObject({ analytics: true })
})

test('in a low window the link to the policy scrolls into view above the buttons', async () => {
  const { page } = await visit('/cookie-policy', { width: 360, height: 640 })
  const link = page.getByRole('dialog').getByRole('link')
  await link.focus()
  const { top = 0, bottom } = (await link.evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  )) as DOMRect
  const card = await page.getByRole('dialog').boundingBox()
  const buttons = await page.locator('.dialog-actions:visible').boundingBox()
  expect(top).toBeGreaterThanOrEqual(card?.y ?? Number.NaN)
  expect(bottom).toBeLessThanOrEqual(buttons?.y ?? Number.NaN)
})

test('everywhere else the question is modal, and so are settings opened on the policy’s page', async () => {
  const isModal = (page: Page) => page.getByRole('dialog').evaluate((dialog) => dialog.matches(':modal'))
  const { page } = await visit('/privacy-policy')
  await title(page, 'We Use Cookies').waitFor()
  expect(await isModal(page)).toBe(true)
  // Scrolling beside the dialog does not move the page.
  const scrolled = await page.evaluateHandle(() => ({
    to: new Promise((resolve) => {
      const soon = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)))
      addEventListener('wheel', soon, { passive: true })
    }),
  }))
  await page.mouse.move(640, 100)
  await page.mouse.wheel(0, 500)
  expect(await scrolled.evaluate(({ to }) => to)).toBe(0)
  await page.getByRole('button', { name: 'Accept All' }).click()
  await page.goto(`${origin}/cookie-policy`)
  await page.locator('footer').getByText('Cookie settings').click()
  await title(page, 'Cookie Preferences').waitFor()
  expect(await isModal(page)).toBe(true)
})

test('at 1024 and 1440 px the card is beside the policy, in both views', async () => {
  const { page } = await visit('/cookie-policy')
  const expectTextNotCovered = async (name: string) => {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const card = await page.getByRole('dialog', { name }).boundingBox()
      const words = await page.locator('.prose').boundingBox()
      expect((card?.x ?? width) + (card?.width ?? 0)).toBeLessThan(words?.x ?? 0)
    }
  }
  await expectTextNotCovered('We Use Cookies')
  await page.getByRole('button', { name: 'Customise' }).click()
  await expectTextNotCovered('Cookie Preferences')
})

test('a press just after the question appears, such as the second of a double click, answers nothing', async () => {
  const { page } = await newVisitor({ viewport: { width: 1280, height: 900 } })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto(origin)
  await page.clock.fastForward(1_000)
  await page.getByRole('dialog').waitFor()
  const { x = 0, y = 0 } = (await page.getByRole('button', { name: 'Accept All' }).boundingBox()) ?? {}
  await page.mouse.click(x + 5, y + 5)
  expect(await choice(page)).toBeNull()
  await page.clock.fastForward(600)
  await page.mouse.click(x + 5, y + 5)
  expect(await choice(page)).toMatchObject({ analytics: true })
})

async function visit(path: string, viewport = { width: 1280, height: 900 }) {
  const visit = await newVisitor({ viewport })
  await visit.page.clock.install()
  await visit.page.goto(origin + path)
  await visit.page.clock.fastForward(1_000)
  await visit.page.getByRole('dialog').waitFor()
  // Presses are ignored just after the card appears.
  await visit.page.clock.fastForward(600)
  return visit
}

const title = (page: Page, name: string) => page.getByRole('heading', { name })

const choice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'))
