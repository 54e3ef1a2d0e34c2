import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPages } from '../support/built-site.ts'
import type { CheckName } from './in-page/inspect.ts'
import { inspect, startVisualBrowser, type VisualBrowser } from './visual-browser.ts'

/** One load serves all widths of its class: the layout follows the window by itself. */
const widthClasses = [
  [320, 360, 768],
  [1024, 1440, 1920],
]
const tabsAtOnce = 3
/** What must hold when the reader has doubled the size of text. The header may then be higher. */
const withLargeText: CheckName[] = ['sidewaysScroll', 'overlappingText', 'clippedText', 'overlappingTargets']

let visual: VisualBrowser
let findings: Map<string, string[]>

beforeAll(async () => {
  visual = await startVisualBrowser()
  findings = await inspectEverywhere(builtPages())
}, 180_000)
afterAll(() => visual?.stop())

const about = (kind: string) =>
  [...findings].flatMap(([place, found]) =>
    found.filter((finding) => finding.startsWith(kind)).map((finding) => `${place}: ${finding}`),
  )

test('every page was seen at six widths, and with large text at two', () => {
  expect(findings.size).toBe(builtPages().length * 8)
})

test.each([
  ['sidewaysScroll', 'nothing scrolls sideways'],
  ['overlappingText', 'no text lies over another'],
  ['clippedText', 'no text is cut off'],
  ['longLines', 'no line of running text is over 80 characters'],
  ['smallTargets', 'targets are 24 px at least, main controls 44'],
  ['overlappingTargets', 'no target lies over another'],
  ['looseImages', 'pictures stand inside their boxes'],
  ['oddHeader', 'the header has its height'],
])('%s: %s', (kind) => {
  expect(about(kind)).toEqual([])
})

async function inspectEverywhere(paths: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  const waiting = paths.flatMap((path) => widthClasses.map((widths) => ({ path, widths })))
  const context = await visual.newVisitor()
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await inspectAt(context, next.path, next.widths, found)
  }
  await Promise.all(Array.from({ length: tabsAtOnce }, work))
  await context.close()
  return found
}

async function inspectAt(
  context: BrowserContext,
  path: string,
  widths: number[],
  found: Map<string, string[]>,
): Promise<void> {
  const page = await context.newPage()
  await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
  await page.goto(visual.origin + path)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    found.set(`${path} at ${width} px`, await settled(page))
  }
  const width = widths[1] ?? 0
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  found.set(`${path} at ${width} px, text 200 %`, await settled(page, withLargeText))
  await page.close()
}

/** What still holds after a moment: a window that was just resized may not have been laid out anew, a defect stays. */
async function settled(page: Page, checks?: CheckName[]): Promise<string[]> {
  const first = await inspect(page, checks)
  if (first.length === 0) return first
  await page.waitForTimeout(500)
  return inspect(page, checks)
}
