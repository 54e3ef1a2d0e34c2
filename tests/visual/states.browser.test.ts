import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstVisitStates, states } from '../../scripts/screenshots/states.ts'
import { accessibilityFindings } from '../support/accessibility.ts'
import { inspect, startVisualBrowser, type VisualBrowser } from './visual-browser.ts'

let visual: VisualBrowser
beforeAll(async () => {
  visual = await startVisualBrowser()
})
afterAll(() => visual?.stop())

const shots = [
  ...states.map((shot) => ({ ...shot, consented: true })),
  ...firstVisitStates.map((shot) => ({ ...shot, consented: false })),
].flatMap((shot) => [360, 1440].map((width) => ({ ...shot, width })))

test.each(shots)('$name at $width px: contrast, targets and text hold', async (shot) => {
  const { path, prepare, consented, width } = shot
  const context = await visual.newVisitor({ consented, viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.goto(visual.origin + path)
  await prepare?.(page, width)
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const seen = await accessibilityFindings(page, { rules: ['color-contrast', 'target-size'] })
  const layout = await inspect(page, ['sidewaysScroll', 'smallTargets'])
  await context.close()
  expect([...seen, ...layout]).toEqual([])
})

/** Pages that between them hold every control on every ground. */
const tabbed = ['/', '/about', '/contact', '/treatments/profhilo', '/privacy-policy']

test.each(tabbed)('every stop of the Tab key on %s has a ring of 3:1 against both sides', async (path) => {
  const context = await visual.newVisitor({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(visual.origin + path)
  const found: string[] = []
  let stops = 0
  for (let atEnd = false; !atEnd; stops++) {
    await page.keyboard.press('Tab')
    found.push(...(await page.evaluate(() => window.visual.inspectRing())))
    atEnd = await page.evaluate(
      () => document.activeElement?.hasAttribute('data-open-cookie-settings') ?? true,
    )
  }
  await context.close()
  expect(stops).toBeGreaterThan(30)
  expect(found).toEqual([])
})
