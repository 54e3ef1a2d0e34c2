import { describe, expect, it } from 'vitest'
import { sharingImage, sharingImageName } from './sharing-images.ts'
import { displayWidth, titleLines } from './title-lines.ts'

const page = {
  path: '/treatments/profhilo',
  title: 'Profhilo in Ipswich, Suffolk',
  eyebrow: 'Injectable treatments',
  illustration: 'profhilo',
}
const limitBytes = 120_000

describe('sharing images', () => {
  it('are named by the path', () => {
    expect(sharingImageName('/')).toBe('home.png')
    expect(sharingImageName('/treatments/profhilo')).toBe('treatments-profhilo.png')
  })

  it('are PNGs of 1200 by 630 pixels under 120 KB', async () => {
    const png = await sharingImage(page)
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ])
    expect(png.length).toBeLessThan(limitBytes)
  })

  it('name the drawings there are when one is missing', async () => {
    await expect(sharingImage({ ...page, illustration: 'nothing' })).rejects.toThrow(/"nothing".*profhilo/)
  })

  it('set the words of the title, not only its room', async () => {
    const other = await sharingImage({ ...page, title: 'Microneedling in Ipswich' })
    expect((await sharingImage(page)).equals(other)).toBe(false)
  })

  it('break long titles into lines that fit', () => {
    const { size, lines } = titleLines('DermaForce RF Microneedling in Ipswich, Suffolk', 540)
    expect(lines.join(' ')).toBe('DermaForce RF Microneedling in Ipswich, Suffolk')
    for (const line of lines) expect(displayWidth(line, size)).toBeLessThanOrEqual(540)
  })
})
