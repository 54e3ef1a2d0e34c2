import { expect, inject, test } from 'vitest'
import { newVisitor } from '../support/visitor.ts'
import { openWithClock, wake } from '../widgets/harness/open.ts'
import { layoutShift, mostShift } from './layout-shift.ts'

test('a page does not shift while its fonts arrive late and the reader scrolls', async () => {
  expect(await layoutShift('/', 360)).toBeLessThan(mostShift)
})

test('a page opens at the section that its address names, without a ride through the others', async () => {
  const { page } = await newVisitor({ reducedMotion: 'no-preference' })
  await page.goto(`${inject('site').origin}/#contact`)
  await page.waitForFunction(() => scrollY > 0)
  const top = await page.locator('#contact').evaluate((section) => section.getBoundingClientRect().top)
  expect(top).toBeLessThan(100)
})

test('the Treatments menu does not move sideways as it opens', async () => {
  const { page } = await openWithClock('/navigation', { reducedMotion: 'no-preference' })
  await wake(page, 'navigation')
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.getByRole('button', { name: 'Treatments' }).press('Enter')
  const [first, last] = await page.locator('.menu-sheet').evaluate((sheet) => {
    const [animation] = sheet.getAnimations()
    if (!animation) throw new Error('The sheet is not animated.')
    const left = (time: number) => {
      animation.currentTime = time
      return sheet.getBoundingClientRect().left
    }
    return [left(0), left(240)]
  })
  expect(first).toBe(last)
})
