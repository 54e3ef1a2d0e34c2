import { describe, expect, it } from 'vitest'
import { sharingCard } from './sharing-card.ts'
import { drawCard } from './sharing-images.ts'
import { displayWidth, titleLines } from './title-lines.ts'

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

  it('name the drawings there are when one is missing', () => {
    expect(() => sharingCard({ ...page, illustration: 'nothing' })).toThrow(/"nothing".*profhilo/)
  })

  it('set the words of the title, not only its room', async () => {
    const draw = (title: string) => drawCard(sharingCard({ ...page, title }))
    expect((await draw(page.title)).equals(await draw('Microneedling in Ipswich'))).toBe(false)
  })

  it('break long titles into lines that fit', () => {
    const { size, lines } = titleLines('DermaForce RF Microneedling in Ipswich, Suffolk', 540)
    expect(lines.join(' ')).toBe('DermaForce RF Microneedling in Ipswich, Suffolk')
    for (const line of lines) expect(displayWidth(line, size)).toBeLessThanOrEqual(540)
  })
})
