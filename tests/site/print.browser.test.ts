import type { Page } from 'playwright-core'
import { beforeEach, expect, inject, test } from 'vitest'
import { catalogue } from '../support/site-content.ts'
import { useReturningVisitor } from '../support/visitor.ts'

const { origin } = inject('site')
const visit = useReturningVisitor()

beforeEach(async () => {
  await visit.page.emulateMedia({ media: null })
  await visit.page.setViewportSize({ width: 1280, height: 800 })
})

test('a printed treatment has the clinic’s details on each sheet, every answer, no buttons, and aftercare on a new page', async () => {
  const { page } = visit
  await page.goto(`${origin}/treatments/polynucleotides`)
  const head = page.locator('.print-head')
  expect(await head.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await head.isVisible()).toBe(true)
  // Chromium repeats a table's head on each sheet only if breaks inside it are avoided.
  const repeats = await head.evaluate((element) => {
    const { display, breakInside } = getComputedStyle(element)
    return { display, breakInside }
  })
  expect(repeats).toEqual({ display: 'table-header-group', breakInside: 'avoid' })
  const words = await head.textContent()
  const { name, phone, email, address } = catalogue.clinic
  for (const part of [name, address.street, phone, email]) expect(words).toContain(part)
  const forTheScreen = ['.button', 'dialog', 'header', 'footer', '.back-link', '.contents-list']
  expect(await page.locator(forTheScreen.map((part) => `${part}:visible`).join()).count()).toBe(0)
  const answers = page.locator('.faq .accordion-panel')
  const shown = await answers.evaluateAll((all) =>
    all.map((answer) => answer.checkVisibility() && answer.getBoundingClientRect().height > 0),
  )
  expect(shown.length).toBeGreaterThan(0)
  expect(shown).not.toContain(false)
  const breaks = await page.evaluate(() =>
    ['aftercare', 'how-long-it-lasts'].map((id) => {
      const heading = document.createElement('h2')
      heading.id = id
      document.querySelector('.prose')?.append(heading)
      return getComputedStyle(heading).breakBefore
    }),
  )
  expect(breaks).toEqual(['page', 'page'])
})

test('everything printed starts at the same left edge', async () => {
  const { page } = visit
  await page.setViewportSize({ width: 642, height: 900 })
  await page.goto(`${origin}/treatments/hifu-skin-tightening`)
  await page.emulateMedia({ media: 'print' })
  const begins = ['.print-head p > :first-child', 'h1', '#timeline-heading', '#price-heading'].map(
    async (part) => Math.round((await page.locator(part).boundingBox())?.x ?? 0),
  )
  expect(new Set(await Promise.all(begins)).size).toBe(1)
})

test('the printed home page has every treatment open, and every review, on at most eight sheets', async () => {
  const { page } = visit
  await page.goto(origin)
  await page.emulateMedia({ media: 'print' })
  const panels = page.locator('#treatments .accordion-panel')
  // For its first second the page does not lay out what is below the window.
  const areShown = () =>
    panels.evaluateAll((all) =>
      all.map((panel) => panel.querySelector('p')?.checkVisibility({ contentVisibilityAuto: true })),
    )
  await expect.poll(areShown).toEqual(Array(catalogue.home.treatments.items.length).fill(true))
  const reviews = page.locator('.carousel-item:visible')
  expect(await reviews.count()).toBe(catalogue.testimonials.items.length)
  const [before, after] = await reviews.evaluateAll(([first, second]) => {
    const [words, name, next] = [
      ...(first?.querySelectorAll('blockquote, figcaption') ?? []),
      second?.querySelector('blockquote'),
    ].map((part) => (part as Element).getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect]
    return [name.top - words.bottom, next.top - name.bottom]
  })
  expect(before, 'a name stands nearest to its own words').toBeLessThan(after as number)
  // Firefox cuts through the last line on a sheet if it is within nested grids.
  const within = page.locator('.carousel, .carousel-items')
  expect(await within.evaluateAll((all) => all.map((one) => getComputedStyle(one).display))).not.toContain(
    'grid',
  )
  expect(await sheets(page, 'A4')).toBeLessThanOrEqual(8)
})

test('text that is pale on a dark background is printed dark, and small print is smaller than lead text', async () => {
  const { page } = visit
  await page.goto(`${origin}/about`)
  await page.emulateMedia({ media: 'print' })
  const looks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { color, fontSize } = getComputedStyle(element)
        return {
          brightest: Math.max(...(color.match(/[\d.]+/g) ?? []).map(Number)),
          size: Number.parseFloat(fontSize),
        }
      })
  const pale = await looks('[data-tone="sloe"] .lead')
  expect(pale.brightest).toBeLessThanOrEqual(0x33)
  expect((await looks('.small')).size).toBeLessThan((await looks('.hero .lead')).size)
})

test('the printed contact page takes one sheet, and does not say which day it was or whether the clinic was open', async () => {
  const { page } = visit
  await page.goto(`${origin}/contact`)
  await page
    .locator('.hours-row')
    .first()
    .evaluate((row) => row.setAttribute('data-today', ''))
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.open-now').isVisible()).toBe(false)
  expect(await page.locator('.hours-today:visible').count()).toBe(0)
  const looks = await page
    .locator('.hours-row:not([data-closed])')
    .evaluateAll((rows) =>
      rows.map((row) => getComputedStyle(row)).map((row) => `${row.fontWeight} ${row.backgroundColor}`),
    )
  expect(new Set(looks).size).toBe(1)
  for (const format of ['A4', 'Letter']) expect(await sheets(page, format)).toBe(1)
})

test('nothing printed is as high as its sheet: Firefox would add an empty one', async () => {
  const { page } = visit
  const height = 6000
  await page.setViewportSize({ width: 1280, height })
  await page.goto(`${origin}/contact`)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('body').evaluate((body) => body.clientHeight)).toBeLessThan(height)
})

test('a printed heading takes what follows along, and no link lies over a card: Firefox would add a sheet', async () => {
  const { page } = visit
  await page.goto(`${origin}/treatments/em-lift`)
  await page.emulateMedia({ media: 'print' })
  const room = await page
    .locator('main h2')
    .first()
    .evaluate((heading) => {
      const { height, marginBottom } = getComputedStyle(heading, '::after')
      return { height: Number.parseFloat(height), margin: Number.parseFloat(marginBottom) }
    })
  // A question and its answer are 25 mm high.
  expect(room.height).toBeGreaterThan((25 / 25.4) * 96)
  expect(room.margin).toBeCloseTo(-room.height, 1)
  const overCards = await page
    .locator('.card-link a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').display))
  expect(new Set(overCards)).toEqual(new Set(['none']))
})

async function sheets(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}
