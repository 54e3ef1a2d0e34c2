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

test('every page was seen at six widths, and at two with large text, in either fonts', () => {
  expect(findings.size).toBe(builtPages().length * 10)
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
  const [context, withoutFonts] = await Promise.all([visual.newVisitor(), visual.newVisitor()])
  await withoutFonts.route('**/*.woff2', (route) => route.abort())
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await inspectAt(context, next.path, next.widths, found)
      await inspectLarge(
        await open(withoutFonts, next.path),
        next.widths,
        `${next.path} in fallback fonts`,
        found,
      )
    }
  }
  await Promise.all(Array.from({ length: tabsAtOnce }, work))
  await Promise.all([context.close(), withoutFonts.close()])
  return found
}

async function inspectAt(
  context: BrowserContext,
  path: string,
  widths: number[],
  found: Map<string, string[]>,
): Promise<void> {
  const page = await open(context, path)
  for (const width of widths) {
    await resize(page, width)
    found.set(`${path} at ${width} px`, await inspect(page))
  }
  await inspectLarge(page, widths, path, found)
}

/** Doubles the reader's text at the middle one of `widths`; nothing else on the page is told of it. */
async function inspectLarge(
  page: Page,
  [, width = 0]: number[],
  place: string,
  found: Map<string, string[]>,
): Promise<void> {
  await resize(page, width)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  found.set(`${place} at ${width} px, text 200 %`, await inspect(page, withLargeText))
  await page.close()
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(visual.origin + path)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.waitForFunction((expected) => window.innerWidth === expected, width)
}
