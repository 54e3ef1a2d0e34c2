import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { settled } from '../../scripts/screenshots/states.ts'
import { inOneTab, inspectAccessibility, inspectAt, resize, withLargeText } from '../site/visit-pages.ts'
import { builtPages } from '../support/built-site.ts'
import { doubleText } from '../support/double-text.ts'
import { returningVisitor } from '../support/visitor.ts'
import { addInspection, inspectKeyboard } from './inspect-page.ts'

/** Opens every page and gathers what `look` finds. */
async function findings(look: (page: Page) => Promise<string[]>, withFonts = true): Promise<string[]> {
  const { context } = await returningVisitor()
  await addInspection(context)
  if (!withFonts) await context.route('**/*.woff2', (route) => route.abort())
  const found: string[] = []
  await inOneTab(context, builtPages(), async (page, path) => {
    await page.goto(inject('site').origin + path)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await settled(page)
    found.push(...(await look(page)).map((finding) => `${path}: ${finding}`))
  })
  return found
}

test.each([
  { fonts: 'its own', withFonts: true, widths: [320, 360, 768, 1024, 1920] },
  { fonts: 'fallback', withFonts: false, widths: [320, 768, 1024, 1440] },
])(
  'every page keeps its layout in $fonts fonts, also with large text',
  async ({ withFonts, widths }) => {
    const look = async (page: Page) => {
      const found: string[] = []
      for (const width of widths) found.push(...(await inspectAt(page, width)))
      found.push(...(await page.evaluate(() => window.visual.coveredBySticky())))
      await doubleText(page)
      const inLargeText = await inspectAt(page, 1024, ['sidewaysScroll'])
      for (const width of [360, 1440]) inLargeText.push(...(await inspectAt(page, width, withLargeText)))
      return [...found, ...inLargeText.map((finding) => `text at 200 %, ${finding}`)]
    }
    expect(await findings(look, withFonts)).toEqual([])
  },
  600_000,
)

test('no page has an accessibility finding, on a phone or wide, and Tab stops at everything that can be used', async () => {
  const look = async (page: Page) => {
    const found: string[] = []
    for (const [width, start] of [
      [360, 'start'],
      [1440, 'first'],
    ] as const) {
      await resize(page, width)
      found.push(...(await inspectAccessibility(page)), ...(await inspectKeyboard(page, [start, 'last'])))
    }
    return found
  }
  expect(await findings(look)).toEqual([])
}, 600_000)
