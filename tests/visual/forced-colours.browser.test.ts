import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { useReturningVisitor } from '../support/visitor.ts'

const visit = useReturningVisitor({ forcedColors: 'active' })

/** The colour that the reader's palette gives a system colour. */
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

test('in light and dark palettes the mark, links, boxes and switches are drawn in their colours', async () => {
  const { page } = visit
  await page.goto(`${inject('site').origin}/`)
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await page.getByRole('switch', { name: 'Analytics' }).press('Space')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const [text, link] = [await paletteColour(page, 'CanvasText'), await paletteColour(page, 'LinkText')]
    for (const part of ['.mark-dial', '.mark-pin']) {
      expect(await painted(page, `.site-header ${part}`, 'fill')).toBe(text)
    }
    for (const kind of ['a.brand', 'a.text-link', '.footer-links a']) {
      expect(await painted(page, kind, 'color')).toBe(link)
    }
    expect(await painted(page, '.banner', 'border-top-width')).toBe('1px')
    const track = '.switch > :checked ~ .switch-track'
    const on = await paletteColour(page, 'Highlight')
    await expect.poll(() => painted(page, track, 'background-color')).toBe(on)
    const knob = await painted(page, track, 'background-color', '::after')
    expect(knob).toBe(await paletteColour(page, 'HighlightText'))
    expect(await painted(page, track, 'outline-style')).toBe('solid')
    expect(await painted(page, track, 'outline-color')).toBe(text)
  }
})

test('in forced colours a select has its arrow, and an invalid field a thicker edge than a valid one', async () => {
  const { page } = visit
  await page.goto(`${inject('site').origin}/contact`)
  expect(await painted(page, 'select', 'appearance')).toBe('auto')
  const edge = await painted(page, '#enquiry-email', 'border-inline-start-width')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  expect(
    Number.parseFloat(await painted(page, '#enquiry-email', 'border-inline-start-width')),
  ).toBeGreaterThan(Number.parseFloat(edge))
})
