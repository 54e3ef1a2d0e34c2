import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hasFocus } from '../support/visitor.ts'
import { openWidget, wake } from './harness/open.ts'

/** A chunk that every widget needs, and that never arrives. */
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
    await sheet(page).waitFor({ state: isPressedOpen ? 'visible' : 'hidden' })
    expect(await isOpen(page)).toBe(isPressedOpen)
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

test('on a wide screen hover and Enter show all 18 links; Escape hides them, and so does a focus that leaves', async () => {
  const { page } = await openWidget('/navigation', { refused })
  await trigger(page).hover()
  await page.locator('[data-failed]').waitFor()
  await sheet(page).waitFor()
  expect(await sheet(page).getByRole('link').count()).toBe(18)
  await page.keyboard.press('Escape')
  await sheet(page).waitFor({ state: 'hidden' })
  await trigger(page).focus()
  expect(await sheet(page).isVisible()).toBe(false)
  for (const key of ['Escape', 'Shift+Tab']) {
    await trigger(page).press('Enter')
    await sheet(page).waitFor()
    await page.keyboard.press('Tab')
    expect(await hasFocus(sheet(page).getByRole('link').first())).toBe(true)
    if (key === 'Shift+Tab') await page.keyboard.press(key)
    await page.keyboard.press(key)
    await sheet(page).waitFor({ state: 'hidden' })
    expect([await isOpen(page), await hasFocus(trigger(page))]).toEqual([false, key === 'Escape'])
  }
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

/** Changes each text as a browser's translation does; some browsers also wrap it in a `font` element. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.data.trim() && !text.parentElement?.closest('script, style')) text.data = `Ü ${text.data}`
  }
}

/** Adds an element beside the field as soon as that is there, as a password manager does. */
function addBesideField() {
  const add = () => {
    const field = document.querySelector('[name=email]')
    if (!field) return
    seen.disconnect()
    field.after(document.createElement('div'))
  }
  const seen = new MutationObserver(add)
  seen.observe(document, { childList: true, subtree: true })
  add()
}

test.each([
  ['while the page loads', true],
  ['later', false],
])(
  'a form to which a password manager adds something %s keeps what is typed, and is sent without its code',
  async (_, isEarly) => {
    const { page } = await openWidget('/contact', {
      before: async (early) => isEarly && (await early.addInitScript(addBesideField)),
    })
    if (!isEarly) await page.evaluate(addBesideField)
    const name = page.locator('[name=name]')
    await name.pressSequentially('Robin Example')
    await page.locator('[data-failed]').waitFor()
    expect([await name.inputValue(), await hasFocus(name)]).toEqual(['Robin Example', true])
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.locator('[name=dateOfBirth]').fill('1985-03-27')
    await page.locator('[name=email]').fill('robin@client.example')
    await page.locator('[name=phone]').fill('07700 900123')
    await page.locator('[name=reasonForContact]').selectOption('general')
    await page.locator('[type=submit]').click()
    expect((await sent).isNavigationRequest()).toBe(true)
  },
)

test('rows that the browser has translated open at the first press', async () => {
  const { page } = await openWidget('/accordion')
  await page.evaluate(translate)
  await page.getByRole('button', { name: 'Treatment 3' }).click()
  await page.locator('[data-failed]').waitFor()
  expect(await page.locator('.accordion-panel:visible').count()).toBe(1)
})

test('an error is reworded even if the browser has translated the one before', async () => {
  const { page } = await openWidget('/contact')
  await wake(page, 'contact-form')
  await page.locator('[type=submit]').click()
  await page.locator('.error-summary').waitFor()
  await page.evaluate(translate)
  await page.locator('[name=email]').fill('robin')
  await page.locator('[type=submit]').click()
  for (const words of [page.locator('.error-summary'), page.locator('#enquiry-email-error')])
    await words.getByText('in the correct format').waitFor()
})
