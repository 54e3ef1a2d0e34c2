import { expect, test } from 'vitest'
import { hasFocus } from '../support/visitor.ts'
import { accessibilityFindingsOverTime, hold, openWidget, openWithClock, wake } from './harness/open.ts'
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

test('hover opens the menu with its four groups and 18 links, leaving closes it', async () => {
  const { page, pass, complaints } = await openInteractive()
  expect(await sheet(page).isVisible()).toBe(false)
  await trigger(page).hover()
  await pass(100)
  await becomesOpen(page)
  await sheet(page).waitFor()
  expect([await links(page).count(), await sheet(page).getByRole('list').count()]).toEqual([18, 4])
  expect(await accessibilityFindingsOverTime(page)).toEqual([])
  expect(await page.locator('nav').ariaSnapshot()).toMatchSnapshot()
  await away(page)
  await pass(250)
  await becomesClosed(page)
  expect(complaints).toEqual([])
})

test('a pointer that only passes by opens nothing; crossing the gap to the sheet does not close it', async () => {
  const { page, pass } = await openInteractive()
  const box = await trigger(page).boundingBox()
  if (!box) throw new Error('The Treatments button has no box.')
  await trigger(page).hover()
  await pass(99)
  await away(page)
  await pass(1000)
  expect(await isOpen(page)).toBe(false)
  await trigger(page).hover()
  await pass(100)
  await becomesOpen(page)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 6, { steps: 4 })
  await pass(249)
  await links(page).first().hover()
  await pass(1000)
  expect(await isOpen(page)).toBe(true)
})

test('click opens the menu and closes it next; Enter, Space and ArrowDown open it too', async () => {
  const { page, pass } = await openInteractive()
  await trigger(page).click()
  await pass(1000)
  expect(await isOpen(page)).toBe(true)
  await trigger(page).click()
  await becomesClosed(page)
  await away(page)
  for (const key of ['Enter', 'Space']) {
    await trigger(page).press(key)
    await becomesOpen(page)
    await trigger(page).press(key)
    await becomesClosed(page)
  }
  await trigger(page).press('ArrowDown')
  await expect.poll(() => focusedText(page)).toBe('one a')
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
  expect(await focusedText(page)).toBe('one b')
  for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
  expect(await focusedText(page)).toBe('four d')
  await page.keyboard.press('ArrowDown')
  expect(await focusedText(page)).toBe('one a')
})

test('opened by a click of the mouse it closes when the pointer leaves', async () => {
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

test('opened by the keyboard it stays when a pointer passes, and under the focus in its links', async () => {
  const { page, pass } = await openInteractive()
  const passOver = async () => {
    await links(page).first().hover()
    await pass(200)
    await away(page)
    await pass(1000)
  }
  await trigger(page).press('Enter')
  await passOver()
  expect(await isOpen(page)).toBe(true)
  await page.keyboard.press('Escape')
  await becomesClosed(page)
  await trigger(page).hover()
  await pass(100)
  await sheet(page).waitFor()
  await page.keyboard.press('Tab')
  await passOver()
  expect(await isOpen(page)).toBe(true)
})

test('opened by touch on a wide screen it stays until the next tap', async () => {
  const { page, pass } = await openInteractive({ hasTouch: true })
  await trigger(page).tap()
  await pass(1000)
  expect(await isOpen(page)).toBe(true)
  await trigger(page).tap()
  await pass(1000)
  await becomesClosed(page)
})

test('a first ArrowDown waits for the code; Escape closes and gives the focus back; moving it away closes', async () => {
  const { page } = await openWithClock('/navigation')
  const release = await hold(page, /on-every-page/)
  await trigger(page).press('ArrowDown')
  release()
  await expect.poll(() => focusedText(page)).toBe('one a')
  await page.keyboard.press('Escape')
  await becomesClosed(page)
  expect(await hasFocus(trigger(page))).toBe(true)
  await trigger(page).press('Enter')
  await sheet(page).waitFor()
  await links(page).last().focus()
  await page.keyboard.press('Tab')
  await becomesClosed(page)
  expect(await focusedText(page)).toBe('Contact')
})

test('Escape closes what hover has opened, and leaves the focus where it is', async () => {
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

test('a click before the widget is interactive is performed afterwards', async () => {
  const { page } = await openWithClock('/navigation')
  await trigger(page).evaluate((button: HTMLElement) => button.click())
  await wake(page, 'navigation')
  await becomesOpen(page)
})

test('a menu that has the focus before the script of the page runs gets its code', async () => {
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

test('a press that begins before the widget is interactive and ends after it counts, once', async () => {
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

test('a mere focus opens nothing, before the code has arrived and after; pressed open it closes with the focus', async () => {
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

test('open under the focus when the code arrives, the menu closes when the focus leaves', async () => {
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
  // Hidden for a moment, it would fade in a second time.
  expect(await sheet(page).getAttribute('data-was-touched')).toBe(null)
  await page.keyboard.press('Shift+Tab')
  await becomesClosed(page)
})

test('without script all 18 links are reached by hover and by keyboard', async () => {
  const { page } = await openWidget('/navigation', { javaScriptEnabled: false })
  expect(await page.locator('[aria-current="page"]').allTextContents()).toEqual(['About'])
  await trigger(page).hover()
  await sheet(page).waitFor()
  expect(await links(page).count()).toBe(18)
  await away(page)
  await sheet(page).waitFor({ state: 'hidden' })
  await trigger(page).focus()
  await page.keyboard.press('Tab')
  expect(await hasFocus(links(page).first())).toBe(true)
})
