import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hasFocus } from '../support/visitor.ts'
import {
  analyticsOnly,
  asked,
  boxOf,
  button,
  choice,
  closes,
  decide,
  dialog,
  isOpen,
  loads,
  notice,
  openWith,
  preferences,
  quiet,
  scripts,
  settings,
  storage,
  toggle,
} from './cookie-visit.ts'
import { accessibilityFindingsOverTime, openWithClock, origin } from './harness/open.ts'

test('asks after 1,000 ms, not sooner; accepting and refusing look alike, and on a phone held sideways all answers are in one visible row', async () => {
  const { page, pass } = await openWithClock('/cookies')
  await pass(999)
  expect(await isOpen(page)).toBe(false)
  await pass(1)
  expect(await isOpen(page)).toBe(true)
  expect(await storage(page)).toEqual({})
  const looks = await Promise.all(
    ['Accept All', 'Reject Non-Essential'].map((name) =>
      button(page, name).evaluate((element) => {
        const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        return [backgroundColor, color, fontWeight, borderColor, Math.round(width), Math.round(height)].join()
      }),
    ),
  )
  expect(looks[0]).toBe(looks[1])
  for (const [width, height] of [
    [640, 320],
    [667, 375],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    const boxes = await Promise.all(
      ['Accept All', 'Reject Non-Essential', 'Customise'].map((name) => boxOf(button(page, name))),
    )
    expect([width, new Set(boxes.map(({ y }) => y)).size]).toEqual([width, 1])
    const card = await boxOf(dialog(page))
    for (const { y, height } of boxes) expect(y + height).toBeLessThanOrEqual(card.y + card.height)
  }
})

test.each([
  ['Accept All', { essential: true, analytics: true, functionality: true }, ['analytics', 'functionality']],
  ['Reject Non-Essential', { essential: true, analytics: false, functionality: false }, []],
])('%s is stored with its date and loads what it allows', async (name, expected, loaded) => {
  const { page, pass, complaints } = await asked()
  expect(await scripts(page)).toEqual([])
  await decide(page, () => button(page, name).click())
  await closes(page)
  expect(await choice(page)).toEqual(expected)
  const { cookieConsentDate = '', ...rest } = await storage(page)
  expect(cookieConsentDate).toMatch(/^2026-11-02T10:00:01\.\d{3}Z$/)
  expect(Object.keys(rest)).toEqual(['cookieConsent'])
  expect(await scripts(page)).toEqual(loaded)
  await decide(page, () => page.reload())
  await pass(2000)
  expect(await isOpen(page)).toBe(false)
  expect(await scripts(page)).toEqual(loaded)
  expect(complaints).toEqual([])
})

test('the preferences: essential always on, two switches off, stored as set; closing leads back to the question', async () => {
  const { page, pass, customise } = await asked()
  expect(await dialog(page).ariaSnapshot()).toMatchSnapshot()
  await page.setViewportSize({ width: 320, height: 480 })
  await customise()
  expect(await accessibilityFindingsOverTime(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const edges = await page
    .locator('.switch')
    .evaluateAll((rows) => rows.map((row) => row.lastElementChild?.getBoundingClientRect().right))
  expect([edges.length, new Set(edges).size]).toEqual([3, 1])
  expect(await dialog(page).ariaSnapshot()).toMatchSnapshot()
  await button(page, 'Close cookie preferences').click()
  await notice(page)
  expect(await hasFocus(button(page, 'Customise'))).toBe(true)
  expect(await storage(page)).toEqual({})
  await pass(quiet)
  await customise()
  await toggle(page, 'Functionality').press('Space')
  await button(page, 'Save Preferences').click()
  await closes(page)
  expect(await choice(page)).toEqual({ essential: true, analytics: false, functionality: true })
  await loads(page, ['functionality'])
})

test('without a choice Escape and a phone’s back gesture never consent and never close; from the preferences they lead back', async () => {
  const { page, pass, customise } = await asked()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(true)
  await customise()
  await page.keyboard.press('Escape')
  await notice(page)
  await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(true)
  await pass(quiet)
  const wayBack = () =>
    page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose())
  await customise()
  await wayBack()
  await notice(page)
  await wayBack()
  expect(await isOpen(page)).toBe(true)
  expect(await storage(page)).toEqual({})
})

test('when reopened after a choice, Escape and the close control close the settings and change nothing', async () => {
  const stored = { cookieConsent: analyticsOnly, cookieConsentDate: '2026-11-01T09:00:00.000Z' }
  const { page, pass, openSettings, complaints } = await openWith(stored)
  await openSettings()
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => button(page, 'Close cookie preferences').click(),
  ]) {
    await toggle(page, 'Functionality').press('Space')
    await leave()
    await closes(page)
    expect(await storage(page)).toEqual(stored)
    await loads(page, ['analytics'])
    await expect.poll(() => hasFocus(settings(page))).toBe(true)
    expect(await page.locator('[role=status]').textContent()).toBe('')
    await pass(quiet)
    await openSettings()
    expect(await toggle(page, 'Functionality').isChecked()).toBe(false)
  }
  expect(complaints).toEqual([])
})

test('it is truly modal: the focus goes in, stays in and comes back', async () => {
  const { page, pass } = await openWithClock('/cookies')
  await settings(page).focus()
  await pass(1000)
  await dialog(page).waitFor()
  await pass(quiet)
  const isInside = () =>
    page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement))
  expect(await isInside()).toBe(true)
  const reached = new Set<string>()
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    reached.add(
      await page.evaluate(() => document.activeElement?.closest('main, dialog, body')?.tagName ?? ''),
    )
  }
  expect([...reached].sort()).toEqual(['BODY', 'DIALOG'])
  expect(await page.evaluate(() => document.elementFromPoint(20, 20)?.closest('dialog') !== null)).toBe(true)
  await button(page, 'Reject Non-Essential').click()
  await expect.poll(() => hasFocus(settings(page))).toBe(true)
})

test('the link opens the preferences as chosen; a new choice is confirmed beside it, and no running script is loaded a second time', async () => {
  const { page, pass, openSettings } = await openWith({ cookieConsent: analyticsOnly })
  await loads(page, ['analytics'])
  const confirmation = page.locator('[role=status]')
  /** Presses a switch, saves, and opens the settings again, where the confirmation is gone. */
  const change = async (name: string) => {
    await toggle(page, name).press('Space')
    await button(page, 'Save Preferences').click()
    await closes(page)
    expect(await confirmation.textContent()).toBe('Your cookie choice is saved.')
    await pass(quiet)
    await openSettings()
    expect(await confirmation.textContent()).toBe('')
  }
  await openSettings()
  expect(await toggle(page, 'Analytics').isChecked()).toBe(true)
  expect(await toggle(page, 'Functionality').isChecked()).toBe(false)
  await change('Functionality')
  await loads(page, ['analytics', 'functionality'])
  await change('Analytics')
  expect((await choice(page)).analytics).toBe(false)
})

test('corrupt storage is logged and ignored: the defaults apply', async () => {
  const { page, complaints } = await openWith({ cookieConsent: '{"analytics":tru' })
  expect(await isOpen(page)).toBe(false)
  await decide(page, () => page.reload())
  expect(await scripts(page)).toEqual([])
  expect(complaints.join()).toContain('could not be read and are ignored')
})

test('storage that refuses does not break the page, for which the choice then holds', async () => {
  const { page, pass } = await asked({
    before: (unopened) =>
      unopened.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }),
  })
  await button(page, 'Accept All').click()
  await closes(page)
  await loads(page, ['analytics', 'functionality'])
  expect(await page.locator('[role=status]').textContent()).toBe('')
  await pass(quiet)
  await settings(page).click()
  await preferences(page)
  expect(await toggle(page, 'Analytics').isChecked()).toBe(true)
})

/** Chooses in another tab. */
async function chooseElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(`${origin}/cookie-policy`)
  await other.evaluate((given) => localStorage.setItem('cookieConsent', given), analyticsOnly)
}

test('a choice made in another tab applies here too', async () => {
  const { page } = await asked()
  await chooseElsewhere(page)
  await closes(page)
  await loads(page, ['analytics'])
})

test('a visitor who chose in another tab before being asked is not asked', async () => {
  const { page, pass } = await openWithClock('/cookies')
  await chooseElsewhere(page)
  await loads(page, ['analytics'])
  await pass(1000)
  expect(await isOpen(page)).toBe(false)
})
