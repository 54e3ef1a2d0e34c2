import { expect, test } from 'vitest'
import { hasFocus } from '../support/visitor.ts'
import { accessibilityFindingsOverTime, hold, openWidget, openWithClock, wake } from './harness/open.ts'
import {
  away,
  becomesClosed,
  becomesOpen,
  focusedText,
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
  expect(await isOpen(page)).toBe(false)
  await away(page)
  await pass(1000)
  expect(await isOpen(page)).toBe(false)
  await trigger(page).hover()
  await pass(100)
  await becomesOpen(page)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 6, { steps: 4 })
  await pass(249)
  expect(await isOpen(page)).toBe(true)
  await links(page).first().hover()
  await pass(1000)
  expect(await isOpen(page)).toBe(true)
})

test('a click opens the menu and the next closes it; Enter, Space and ArrowDown open it too', async () => {
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

test('opened by keyboard or with the focus in its links, the menu stays when a pointer passes', async () => {
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

test('a first ArrowDown waits for the code; Escape closes and returns the focus; moving the focus away closes', async () => {
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

test('the menu stays while a screen reader moves the caret, and with it the focus, to the name of a group', async () => {
  const { page } = await openInteractive()
  await trigger(page).press('Enter')
  await sheet(page).waitFor()
  await page.getByText('Injectable Treatments').evaluate((name) => {
    getSelection()?.collapse(name)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  expect(await isOpen(page)).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => hasFocus(links(page).first())).toBe(true)
  await page.keyboard.press('Escape')
  await becomesClosed(page)
})

test('a menu clicked before the widget is interactive is open afterwards', async () => {
  const { page } = await openWithClock('/navigation')
  await trigger(page).evaluate((button: HTMLElement) => button.click())
  await wake(page, 'navigation')
  await becomesOpen(page)
})

test('without script all 18 links can be reached by hover and by keyboard', async () => {
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
