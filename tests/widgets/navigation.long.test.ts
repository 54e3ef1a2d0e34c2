import { expect, test } from 'vitest'
import { hasFocus } from '../support/visitor.ts'
import { hold, openWidget, openWithClock, wake } from './harness/open.ts'
import {
  away,
  becomesClosed,
  becomesOpen,
  focusedText,
  isInteractive,
  isOpen,
  links,
  openInteractive,
  sheet,
  trigger,
} from './navigation-visit.ts'

test('opened by a mouse click, the menu closes when the pointer leaves', async () => {
  const { page, pass } = await openInteractive()
  await trigger(page).click()
  await links(page).first().hover()
  await pass(1000)
  expect(await isOpen(page)).toBe(true)
  await away(page)
  await pass(250)
  await becomesClosed(page)
  await trigger(page).click()
  await becomesOpen(page)
})

test('opened by touch on a wide screen, the menu stays until the next tap', async () => {
  const { page, pass } = await openInteractive({ hasTouch: true })
  await trigger(page).tap()
  await pass(1000)
  expect(await isOpen(page)).toBe(true)
  await trigger(page).tap()
  await pass(1000)
  await becomesClosed(page)
})

test('Escape closes a menu that hover has opened, and leaves the focus where it is', async () => {
  const { page, pass } = await openInteractive()
  const behind = page.getByRole('button', { name: 'Behind' })
  await behind.focus()
  await trigger(page).hover()
  await pass(100)
  await becomesOpen(page)
  await page.keyboard.press('Escape')
  await becomesClosed(page)
  expect(await hasFocus(behind)).toBe(true)
})

test('a menu button focused before the page’s script runs has its code loaded', async () => {
  const { page } = await openWithClock('/navigation', {
    before: (page) =>
      page.addInitScript(() =>
        document.addEventListener(
          'readystatechange',
          () => document.querySelector<HTMLElement>('.treatments-menu > button')?.focus(),
          { once: true },
        ),
      ),
  })
  await isInteractive(page)
  expect(await hasFocus(trigger(page))).toBe(true)
})

test('a press that begins before the widget is interactive and ends afterwards counts once', async () => {
  const { page, pass } = await openWithClock('/navigation')
  const box = await trigger(page).boundingBox()
  if (!box) throw new Error('The Treatments button has no box.')
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await isInteractive(page)
  await page.mouse.up()
  await pass(1000)
  await becomesOpen(page)
  await trigger(page).click()
  await becomesClosed(page)
})

test('opened by the hover that fetched the code, the menu closes when the pointer leaves', async () => {
  const { page, pass } = await openWithClock('/navigation')
  await trigger(page).hover()
  await isInteractive(page)
  await pass(1000)
  await becomesOpen(page)
  await links(page).first().hover()
  await pass(1000)
  expect(await isOpen(page)).toBe(true)
  await away(page)
  await pass(250)
  await becomesClosed(page)
})

test('focus alone opens nothing, before the code arrives and after; opened by Enter, the menu closes when the focus leaves', async () => {
  const { page, pass } = await openWithClock('/navigation')
  const release = await hold(page, /on-every-page/)
  await trigger(page).focus()
  await page.keyboard.press('Tab')
  expect(await focusedText(page)).toBe('Contact')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await sheet(page).waitFor()
  await page.keyboard.press('Shift+Tab')
  await becomesClosed(page)
  await page.keyboard.press('Tab')
  release()
  await isInteractive(page)
  await pass(1000)
  expect([await isOpen(page), await sheet(page).isVisible()]).toEqual([false, false])
})

test('a menu with the focus that is open when the code arrives closes when the focus leaves', async () => {
  const { page } = await openWithClock('/navigation')
  const release = await hold(page, /on-every-page/)
  await trigger(page).press('Enter')
  await sheet(page).evaluate((element) => {
    new MutationObserver(() => element.setAttribute('data-was-touched', '')).observe(element, {
      attributeFilter: ['hidden'],
    })
  })
  release()
  await isInteractive(page)
  expect(await isOpen(page)).toBe(true)
  // If it were hidden for a moment, it would fade in again.
  expect(await sheet(page).getAttribute('data-was-touched')).toBe(null)
  await page.keyboard.press('Shift+Tab')
  await becomesClosed(page)
})

test('on a phone the treatments stay open when the focus goes on, so that nothing moves under the finger', async () => {
  const { page } = await openWidget('/navigation', {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  await wake(page, 'navigation')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await trigger(page).tap()
  await sheet(page).waitFor()
  await page.getByRole('link', { name: 'Contact' }).focus()
  expect([await isOpen(page), await sheet(page).isVisible()]).toEqual([true, true])
})
