import { describe, expect, it } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { contentOf, validSite } from '../../catalogue/fixtures/site.ts'
import { sharedPages } from '../build/site-files.ts'
import { sharingCard } from './sharing-card.ts'
import { drawCard } from './sharing-images.ts'
import { displayWidth, textWidth, titleLines } from './title-lines.ts'

const page = {
  path: '/treatments/profhilo',
  title: 'Profhilo in Ipswich, Suffolk',
  eyebrow: 'Injectable treatments',
  illustration: 'profhilo',
}
const limitBytes = 120_000

describe('sharing images', () => {
  it('are PNGs of 1200 by 630 pixels under 120 KB', async () => {
    const png = await drawCard(sharingCard(page))
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ])
    expect(png.length).toBeLessThan(limitBytes)
  })

  it('of a treatment that has only a photograph show the general drawing', () => {
    const card = (illustration: string) => sharingCard({ ...page, illustration })
    expect(card('led-light-therapy')).toBe(card('practitioner'))
    expect(card('profhilo')).not.toBe(card('practitioner'))
  })

  it('shrink a long line above the title, so that it stays beside the drawing', () => {
    const eyebrow = 'Orchard House Aesthetics Clinic · Device-Based Treatments'
    const sizeOf = (words: string) =>
      Number(sharingCard({ ...page, eyebrow: words }).match(/font-weight="600" font-size="([\d.]+)"/)?.[1])
    expect(sizeOf(page.eyebrow)).toBe(26)
    expect(textWidth(eyebrow, 26)).toBeGreaterThan(514)
    expect(textWidth(eyebrow, sizeOf(eyebrow))).toBeCloseTo(514)
  })

  it('differ with the words of the title', async () => {
    const draw = (title: string) => drawCard(sharingCard({ ...page, title }))
    expect((await draw(page.title)).equals(await draw('Microneedling in Ipswich'))).toBe(false)
  })

  it('break long titles into lines that fit', () => {
    const { size, lines } = titleLines('DermaForce RF Microneedling in Ipswich, Suffolk', 540)
    expect(lines.join(' ')).toBe('DermaForce RF Microneedling in Ipswich, Suffolk')
    for (const line of lines) expect(displayWidth(line, size)).toBeLessThanOrEqual(540)
  })

  it('shrink a title of too many lines', () => {
    const words = 'One title of many short words '.repeat(3).trim()
    expect(titleLines(words, 540)).toMatchObject({ size: 50, lines: { length: 5 } })
  })

  it('show the heading of each page', async () => {
    const catalogue = catalogueOf(await contentOf(validSite()))
    const titles = catalogue && sharedPages(catalogue).map(({ path, title }) => [path, title])
    expect(Object.fromEntries(titles ?? [])).toMatchObject({
      '/': 'Care for skin',
      '/about': 'About Fixture Clinic',
      '/contact': 'Contact us',
    })
  })
})
