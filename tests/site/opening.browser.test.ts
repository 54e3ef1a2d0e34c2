import { expect, inject, test } from 'vitest'
import { returningVisitor, useReturningVisitor } from '../support/visitor.ts'

const { origin } = inject('site')

const abroad = useReturningVisitor({ timezoneId: 'America/New_York' })

/** The contact page as a visitor in another time zone sees it at the given moment. */
async function openAt(moment: string) {
  const { page } = abroad
  await page.clock.setFixedTime(new Date(moment))
  await page.goto(`${origin}/contact`)
  return page
}

test.each([
  ['2026-11-25T15:00:00Z', 'Open now until 8:30 PM', 'Wednesday Today'],
  ['2026-11-24T15:00:00Z', 'Closed until Wednesday, 10:00 AM', 'Tuesday Today'],
  ['2031-10-24T07:00:00Z', 'Closed until 9:30 AM today', 'Friday Today'],
])('at %s the page says "%s"', async (moment, words, today) => {
  const page = await openAt(moment)
  await page.getByText(words, { exact: true }).waitFor()
  expect(await page.locator('.hours-row[data-today] dt').textContent()).toBe(today)
  expect(await page.locator('.hours-row[data-day="Saturday"]').textContent()).toMatch(/Next: \d+ \w+/)
  expect(await page.locator('[data-year]').textContent()).toBe(moment.slice(0, 4))
})

test('a page that comes back into view on a later day shows that day’s hours, the home page too', async () => {
  const page = await openAt('2026-11-25T15:00:00Z')
  const marked = () => page.locator('.hours-row[data-today] dt').allTextContents()
  const showAgainAt = async (moment: string) => {
    await page.clock.setFixedTime(new Date(moment))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  await showAgainAt('2026-11-26T08:00:00Z')
  await page.getByText('Closed until 9:00 AM today', { exact: true }).waitFor()
  expect(await marked()).toEqual(['Thursday Today'])
  await page.goto(origin)
  expect(await marked()).toEqual(['Thursday Today'])
  // The page knows the closed days of the year of its build and of the next two.
  await showAgainAt(`${new Date().getFullYear()}-12-25T08:00:00Z`)
  expect(await marked()).toEqual([])
  expect(await page.locator('.hours-today').isVisible()).toBe(false)
})

test('a page that stays in view follows the clock', async () => {
  const { page } = await returningVisitor()
  await page.clock.install({ time: new Date('2026-11-25T20:29:30Z') })
  await page.goto(`${origin}/contact`)
  await page.getByText('Open now until 8:30 PM', { exact: true }).waitFor()
  await page.clock.runFor(90_000)
  await page.getByText('Closed until Thursday, 9:00 AM', { exact: true }).waitFor()
})

test('without script the lines about now are absent and take no room', async () => {
  const { page } = await returningVisitor({ javaScriptEnabled: false })
  await page.goto(`${origin}/contact`)
  expect(
    await page
      .locator('.open-now, .hours-next')
      .evaluateAll((all) => all.map((one) => one.checkVisibility())),
  ).toEqual([false, false])
})

test('a phone shows without scrolling whether the clinic is open, and the hours come before the form', async () => {
  const page = await openAt('2026-11-25T15:00:00Z')
  await page.setViewportSize({ width: 360, height: 780 })
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN
  expect(await top('.open-now')).toBeLessThan(780)
  expect(await top('.hours')).toBeLessThan(await top('main form'))
})
