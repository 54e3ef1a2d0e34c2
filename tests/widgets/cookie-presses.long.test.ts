import { expect, test } from 'vitest'
import {
  asked,
  boxOf,
  button,
  centre,
  choice,
  closes,
  decide,
  dialog,
  isOpen,
  notice,
  preferences,
  quiet,
  scripts,
  settings,
  storage,
  toggle,
} from './cookie-visit.ts'
import { openWithClock } from './harness/open.ts'

const windows = [
  [1280, 800],
  [768, 1024],
  [844, 390],
  [360, 740],
  [320, 568],
] as const

test('at no size does a consent button appear where the other view was pressed', async () => {
  const { page, pass, customise } = await asked()
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    const pressed = await boxOf(button(page, 'Customise'))
    await customise()
    for (const name of ['Save Preferences', 'Accept All']) {
      const box = await boxOf(button(page, name))
      const card = await boxOf(dialog(page))
      const bottom = Math.min(box.y + box.height, card.y + card.height)
      const isApart =
        box.x >= pressed.x + pressed.width ||
        pressed.x >= box.x + box.width ||
        box.y >= pressed.y + pressed.height ||
        pressed.y >= bottom
      expect([width, height, name, isApart]).toEqual([width, height, name, true])
    }
    const [x, y] = await centre(button(page, 'Close cookie preferences'))
    await page.mouse.click(x, y)
    await notice(page)
    await pass(quiet)
    await page.mouse.click(x, y)
    expect([width, height, await storage(page), await isOpen(page)]).toEqual([width, height, {}, true])
    await notice(page)
  }
})

test.each([
  ['a mouse', false],
  ['a finger', true],
])('a second press with %s at once, after 300 and after 600 ms consents to nothing', async (_, hasTouch) => {
  const viewport = { width: 360, height: 740 }
  const { page, pass } = await asked({ viewport, hasTouch })
  const [x, y] = await centre(button(page, 'Customise'))
  const press = () => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  await press()
  await preferences(page)
  for (const later of [0, 300, 300]) {
    await pass(later)
    await press()
    expect(await isOpen(page)).toBe(true)
    expect(await storage(page)).toEqual({})
    expect(await toggle(page, 'Analytics').isChecked()).toBe(false)
  }
})

test('a switch that was tried out before the visitor refuses is not consent', async () => {
  const { page, pass, customise } = await asked()
  await customise()
  await toggle(page, 'Analytics').press('Space')
  await button(page, 'Close cookie preferences').click()
  await notice(page)
  await pass(quiet)
  await decide(page, () => button(page, 'Reject Non-Essential').click())
  expect(await choice(page)).toEqual({ essential: true, analytics: false, functionality: false })
  expect(await scripts(page)).toEqual([])
})

test('for 600 ms after the card appears, changes or leaves, a press does nothing', async () => {
  const { page, pass } = await openWithClock('/cookies')
  const atTop = () => page.evaluate(() => document.elementFromPoint(20, 20)?.tagName)
  const isQuietFor600 = async () => {
    await pass(quiet - 1)
    expect(await atTop()).toBe('HTML')
    await pass(1)
    expect(await atTop()).not.toBe('HTML')
  }
  await pass(1000)
  await dialog(page).waitFor()
  await isQuietFor600()
  await button(page, 'Customise').click()
  await preferences(page)
  await isQuietFor600()
  await page.keyboard.press('Escape')
  await notice(page)
  await pass(300)
  await button(page, 'Customise').press('Enter')
  await preferences(page)
  await isQuietFor600()
  await button(page, 'Save Preferences').click()
  await closes(page)
  await isQuietFor600()
})

test('at 320 x 568 px the card scrolls inside, and its buttons stay in view', async () => {
  const { page, customise } = await asked({ viewport: { width: 320, height: 568 } })
  await customise()
  const card = await boxOf(dialog(page))
  expect(card.y).toBeGreaterThan(0)
  expect(card.y + card.height).toBeLessThan(568)
  const words = dialog(page).locator('.dialog-words:visible')
  expect(await words.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(0)
  const save = await boxOf(button(page, 'Save Preferences'))
  expect(save.y + save.height).toBeLessThan(card.y + card.height)
  const foot = await boxOf(dialog(page).locator('.dialog-actions:visible'))
  expect(foot.y + foot.height).toBeCloseTo(card.y + card.height)
  await toggle(page, 'Functionality').focus()
  const track = await boxOf(dialog(page).locator('.switch').last())
  expect(track.y + track.height).toBeLessThanOrEqual(save.y)
})

test.each([
  [360, 700, '200%'],
  [320, 256, '100%'],
])(
  'at %i x %i px with text at %s nothing covers the focus and nothing is cut off',
  async (width, height, text) => {
    const { page, customise } = await asked({ viewport: { width, height } })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
    await page.getByRole('link', { name: 'Read our cookie policy' }).focus()
    const covered = () =>
      dialog(page).evaluate((card) => {
        const focused = document.activeElement
        const shown = focused?.closest('label')?.children ?? (focused ? [focused] : [])
        const { left, top, right, bottom } = card.getBoundingClientRect()
        return [...shown].filter((element) => {
          const box = [...element.getClientRects()].at(-1)
          if (!box || box.left < left || box.right > right || box.top < top || box.bottom > bottom)
            return true
          const atCentre = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
          return !atCentre?.closest('a, label, h2, button')?.contains(element)
        }).length
      })
    expect(await covered()).toBe(0)
    await customise()
    expect(await covered()).toBe(0)
    const close = button(page, 'Close cookie preferences')
    const [edge, card] = [await boxOf(close), await boxOf(dialog(page))]
    expect(edge.x + edge.width).toBeLessThanOrEqual(card.x + card.width)
    for (const control of [close, toggle(page, 'Analytics'), toggle(page, 'Functionality')]) {
      await control.focus()
      expect(await covered()).toBe(0)
    }
    const sideways = await page
      .locator('dialog, .dialog-words:visible')
      .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth))
    expect(sideways.filter((excess) => excess > 0)).toEqual([])
  },
)

test('a prerendered page does not ask before it is shown', async () => {
  const prepare = () => Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
  const { page, pass } = await openWithClock('/cookies', {
    before: (unopened) => unopened.addInitScript(prepare),
  })
  await pass(5000)
  expect(await isOpen(page)).toBe(false)
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await pass(1000)
  await notice(page)
})

test('the question does not replace settings that were opened before it', async () => {
  const { page, pass } = await openWithClock('/cookies')
  await settings(page).click()
  await preferences(page)
  await pass(1000)
  await preferences(page)
  expect(await toggle(page, 'Analytics').isVisible()).toBe(true)
})
