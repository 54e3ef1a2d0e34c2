import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { doubleText } from '../support/double-text.ts'
import { hasFocus } from '../support/visitor.ts'
import { addInspection, inspect } from '../visual/inspect-page.ts'
import { accessibilityFindingsOverTime, openWithClock, wake } from './harness/open.ts'
import { swipe } from './harness/swipe.ts'

const toast = (page: Page) => page.locator('.toast')
const isShown = (page: Page) => toast(page).count()
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const refuse = (page: Page) =>
  page.route('**/api/contacts', (route) => route.fulfill({ status: 503, body: '' }))
const accept = (page: Page) =>
  page.route('**/api/contacts', (route) =>
    route.fulfill({ status: 201, json: { reference: 'ENQ-2345-2345' } }),
  )

/** Sends a form that is refused, so that a notification appears. */
async function openWithToast() {
  const opened = await openWithClock('/contact', { before: refuse })
  await wake(opened.page, 'contact-form')
  await send(opened.page)
  await toast(opened.page).waitFor()
  return opened
}

async function send(page: Page) {
  await page.evaluate(() => {
    const values = {
      name: 'A Person',
      dateOfBirth: '1985-03-27',
      email: 'a@b.example',
      phone: '01632 960001',
    }
    for (const [name, value] of Object.entries({ ...values, reasonForContact: 'general' })) {
      const control = document.querySelector('form')?.elements.namedItem(name) as HTMLInputElement
      control.value = value
    }
  })
  await sendButton(page).press('Enter')
}

test('a shorter one that replaces it, away from the pointer, goes after its own time', async () => {
  const { page, pass } = await openWithToast()
  await toast(page).evaluate((element: HTMLElement) => {
    element.style.paddingBlockStart = '10rem'
  })
  await toast(page).hover({ position: { x: 20, y: 5 } })
  await pass(6_000)
  expect(await isShown(page)).toBe(1)
  await accept(page)
  await send(page)
  await page.locator('.toast[data-kind="good"]').waitFor()
  await pass(6_000)
  expect(await isShown(page)).toBe(0)
})

test('is shown for 5,000 ms; its clock pauses under pointer, focus and in a hidden tab', async () => {
  const { page, pass } = await openWithToast()
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await pass(1000)
  await toast(page).hover()
  await pass(60_000)
  await page.mouse.move(5, 5)
  await pass(1000)
  await page.keyboard.press('F8')
  await pass(60_000)
  await page.getByLabel('Full Name').focus()
  await pass(1000)
  await setHidden(true)
  await pass(60_000)
  await setHidden(false)
  await pass(1999)
  expect(await isShown(page)).toBe(1)
  await pass(1)
  await expect.poll(() => isShown(page)).toBe(0)
})

test('a swipe to the right of more than 50 px dismisses, a shorter one or one to the left does not', async () => {
  const { page } = await openWithToast()
  for (const distance of [-100, 50]) {
    await swipe(page.locator('.toast-text'), distance)
    const moved = () => toast(page).evaluate((element: HTMLElement) => element.style.translate)
    await expect.poll(moved).toBe('')
  }
  await swipe(page.locator('.toast-text'), 51)
  await expect.poll(() => isShown(page)).toBe(0)
})

test('F8 leads to the notifications, Escape or Close closes, and the focus goes back', async () => {
  const { page, complaints } = await openWithToast()
  const field = page.getByLabel('Full Name')
  const goesBack = async () => {
    await expect.poll(() => isShown(page)).toBe(0)
    await expect.poll(() => hasFocus(field)).toBe(true)
  }
  await field.press('Escape')
  expect(await isShown(page)).toBe(1)
  await page.keyboard.press('F8')
  expect(await hasFocus(page.locator('.toast-region'))).toBe(true)
  await page.keyboard.press('Escape')
  await goesBack()
  await send(page)
  await toast(page).waitFor()
  await field.focus()
  await page.keyboard.press('F8')
  expect(await accessibilityFindingsOverTime(page)).toEqual([])
  expect(await page.locator('.toast-region').ariaSnapshot()).toMatchSnapshot()
  await toast(page).getByRole('button').press('Enter')
  await goesBack()
  expect(complaints.filter((text) => !text.includes('503'))).toEqual([])
})

test('a notification that disappears does not move the focus of a visitor who has left it', async () => {
  const { page, pass } = await openWithToast()
  await page.getByLabel('Phone Number').focus()
  await page.keyboard.press('F8')
  await page.getByLabel('Full Name').focus()
  await pass(5000)
  await expect.poll(() => isShown(page)).toBe(0)
  expect(await hasFocus(page.getByLabel('Full Name'))).toBe(true)
})

test('with text at 200 % on a phone the notification and its button stay in the window', async () => {
  const { page } = await openWithToast()
  await page.setViewportSize({ width: 360, height: 300 })
  await doubleText(page)
  const card = await toast(page).boundingBox()
  const close = await toast(page).getByRole('button').boundingBox()
  if (!card || !close) throw new Error('The notification has no box.')
  expect(close.x + close.width).toBeLessThanOrEqual(card.x + card.width)
  expect(card.x + card.width).toBeLessThanOrEqual(360)
  expect(Math.min(card.x, card.y)).toBeGreaterThanOrEqual(0)
  expect(card.y + card.height).toBeLessThanOrEqual(300)
  expect(close.y + close.height).toBeLessThanOrEqual(card.y + card.height)
  const overflow = await toast(page).evaluate((box) => [
    box.scrollWidth - box.clientWidth,
    box.scrollHeight > box.clientHeight,
  ])
  expect(overflow).toEqual([0, true])
})

test('with text at 200 % in a window of 320 px no word of the notification is cut in two', async () => {
  const { page } = await openWithClock('/contact', {
    viewport: { width: 320, height: 568 },
    before: async (page) => {
      await addInspection(page.context())
      const session = await page.context().newCDPSession(page)
      // As the browser's settings do it: media queries in rem follow.
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      await accept(page)
    },
  })
  await wake(page, 'contact-form')
  await send(page)
  await toast(page).getByText('Successfully').waitFor()
  expect((await inspect(page, ['brokenWords'])).filter((one) => one.includes('.toast'))).toEqual([])
})
