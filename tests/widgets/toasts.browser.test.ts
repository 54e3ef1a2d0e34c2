import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessibilityFindings } from '../support/accessibility.ts'
import { Harness } from './harness/harness.ts'

const harness = new Harness()
beforeAll(() => harness.start())
afterAll(() => harness.stop())
beforeEach(() => {
  harness.refused = undefined
})

const toast = (page: Page) => page.locator('.toast')

/** Sends a form that is refused, so that a notification appears. Its times of appearing and going are noted in the page. */
async function openWithToast() {
  harness.answer = { status: 503 }
  const { page, complaints } = await harness.open('/contact')
  await page.evaluate(() => {
    const times: Record<string, number> = {}
    Object.assign(window, { times })
    new MutationObserver(() => {
      const isShown = document.querySelector('.toast') !== null
      if (isShown) times.shown ??= performance.now()
      else if (times.shown !== undefined) times.gone ??= performance.now()
    }).observe(document.body, { subtree: true, childList: true })
  })
  await send(page)
  await toast(page).waitFor()
  const shownFor = async () => {
    await toast(page).waitFor({ state: 'detached', timeout: 20_000 })
    return page.evaluate(() => {
      const { shown = 0, gone = 0 } = (window as unknown as { times: Record<string, number> }).times
      return gone - shown
    })
  }
  return { page, complaints, shownFor }
}

async function send(page: Page) {
  const values = { 'Full Name': 'A Person', 'Date of Birth': '1985-03-27', 'Email Address': 'a@b.example' }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Phone Number').fill('01632 960001')
  await page.getByLabel('Reason for Contact').selectOption('general')
  await page.getByRole('button', { name: 'Send Message' }).press('Enter')
}

test('where its code cannot be fetched the browser itself says the words', async () => {
  harness.answer = { status: 503 }
  harness.refused = /toasts/
  const { page } = await harness.open('/contact')
  // The dialog may open before the key press is done, which waits for it to close.
  const said = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.message()
  })
  await send(page)
  expect(await said).toBe('Failed to Send Message\n\nPlease check your details and try again.')
  expect(await page.getByLabel('Full Name').inputValue()).toBe('A Person')
  expect(await page.getByRole('button', { name: 'Send Message' }).isEnabled()).toBe(true)
})

test('shown for 5,000 ms, within two hundredths', async () => {
  const { shownFor } = await openWithToast()
  expect(Math.abs((await shownFor()) - 5000)).toBeLessThanOrEqual(100)
})

test('the clock stands still under the pointer, under the focus and in a tab in the background', async () => {
  const { page, shownFor } = await openWithToast()
  await toast(page).hover()
  await page.waitForTimeout(2000)
  await page.mouse.move(5, 5)
  await page.keyboard.press('F8')
  await page.waitForTimeout(2000)
  await page.getByLabel('Full Name').focus()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForTimeout(2000)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const time = await shownFor()
  expect(time).toBeGreaterThan(10_900)
  expect(time).toBeLessThan(12_500)
})

test('one at a time: another takes its place', async () => {
  const { page } = await openWithToast()
  const first = await toast(page).getAttribute('aria-labelledby')
  await page.getByRole('button', { name: 'Send Message' }).press('Enter')
  await expect.poll(() => toast(page).getAttribute('aria-labelledby')).not.toBe(first)
  expect(await toast(page).count()).toBe(1)
})

test('a swipe to the right of more than 50 px dismisses, a shorter one or one to the left does not', async () => {
  const { page } = await openWithToast()
  await swipe(page, -100)
  await swipe(page, 50)
  await page.waitForTimeout(200)
  expect(await toast(page).count()).toBe(1)
  expect(await toast(page).evaluate((element: HTMLElement) => element.style.translate)).toBe('')
  await swipe(page, 51)
  await toast(page).waitFor({ state: 'detached' })
})

test('a swipe over words that are selected moves the notification, not the words', async () => {
  const { page } = await openWithToast()
  await toast(page).evaluate((element) => getSelection()?.selectAllChildren(element))
  await swipe(page, 60)
  await toast(page).waitFor({ state: 'detached', timeout: 2000 })
})

/** Moves the notification by its text, with the mouse. */
async function swipe(page: Page, distance: number) {
  const box = await page.locator('.toast-text').boundingBox()
  if (!box) throw new Error('The notification has no box.')
  const [x, y] = [box.x + box.width / 4, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 5 })
  await page.mouse.up()
}

test('F8 leads to the notifications, the button closes, and the focus goes back', async () => {
  const { page, complaints } = await openWithToast()
  await page.getByLabel('Full Name').focus()
  await page.keyboard.press('F8')
  expect(await page.locator('.toast-region').evaluate((region) => region === document.activeElement)).toBe(
    true,
  )
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await page.locator('.toast-region').ariaSnapshot()).toMatchSnapshot()
  await toast(page).getByRole('button').press('Enter')
  await toast(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('enquiry-name')
  expect(complaints.filter((text) => !text.includes('503'))).toEqual([])
})
