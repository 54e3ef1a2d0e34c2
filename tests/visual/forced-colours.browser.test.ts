import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startVisualBrowser, type VisualBrowser } from './visual-browser.ts'

let visual: VisualBrowser
beforeAll(async () => {
  visual = await startVisualBrowser()
})
afterAll(() => visual?.stop())

const schemes = ['light', 'dark'] as const

async function open(path: string, colorScheme: (typeof schemes)[number]): Promise<Page> {
  const context = await visual.newVisitor({
    forcedColors: 'active',
    colorScheme,
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(visual.origin + path)
  return page
}

/** What the reader's palette makes of a system colour. */
const paletteColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = colour
    const painted = getComputedStyle(probe).color
    probe.remove()
    return painted
  }, name)

const painted = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
      property,
      pseudo,
    ] as const)

test.each(schemes)(
  'in a %s palette the mark is drawn in it, and links keep its link colour',
  async (scheme) => {
    const page = await open('/', scheme)
    const [text, link] = [await paletteColour(page, 'CanvasText'), await paletteColour(page, 'LinkText')]
    for (const part of ['.mark-dial', '.mark-pin']) {
      expect(await painted(page, `.site-header ${part}`, 'fill')).toBe(text)
    }
    for (const kind of ['.brand', '.text-link', '.footer-link']) {
      expect(await painted(page, `a${kind}`, 'color')).toBe(link)
    }
  },
)

test.each(schemes)('in a %s palette a switch shows its knob and a box its edge', async (scheme) => {
  const page = await open('/', scheme)
  expect(await painted(page, '.banner', 'border-top-width')).toBe('1px')
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await page.getByRole('switch', { name: 'Analytics' }).press('Space')
  const track = '.switch > :checked ~ .switch-track'
  await expect
    .poll(() => painted(page, track, 'background-color'))
    .toBe(await paletteColour(page, 'Highlight'))
  expect(await painted(page, track, 'background-color', '::after')).toBe(
    await paletteColour(page, 'HighlightText'),
  )
})
