import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { colour } from './tokens.ts'

const lightGrounds = ['chalk', 'plaster', 'pink', 'pink-pale', 'estuary'] as const
const of = (one: string, other: string) => contrast(colour(one), colour(other))

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#7e1f3a', '#7e1f3a')).toBe(1)
  })

  it.each(lightGrounds)('of body text on %s is 7 or more', (ground) => {
    expect(of('ink', ground)).toBeGreaterThanOrEqual(7)
    expect(of(ground === 'pink' ? 'ink' : 'ink-soft', ground)).toBeGreaterThanOrEqual(7)
    expect(of(ground === 'pink' ? 'oxblood-deep' : 'oxblood', ground)).toBeGreaterThanOrEqual(7)
  })

  it.each(lightGrounds)("of the ring and of a control's edge on %s is 3 or more", (ground) => {
    expect(of('sloe', ground)).toBeGreaterThanOrEqual(3)
    expect(of('line-strong', ground)).toBeGreaterThanOrEqual(3)
  })

  it.each(['chalk', 'pink', 'pink-pale'])('of %s on the dark ground is 7 or more', (text) => {
    expect(of(text, 'sloe')).toBeGreaterThanOrEqual(7)
  })

  it('of words on buttons and notices is 4.5 or more', () => {
    expect(of('chalk', 'oxblood')).toBeGreaterThanOrEqual(4.5)
    expect(of('chalk', 'oxblood-deep')).toBeGreaterThanOrEqual(4.5)
    expect(of('sloe', 'pink-deep')).toBeGreaterThanOrEqual(4.5)
    expect(of('ink-soft', 'line')).toBeGreaterThanOrEqual(4.5)
    expect(of('alarm', 'chalk')).toBeGreaterThanOrEqual(4.5)
    expect(of('alarm', 'plaster')).toBeGreaterThanOrEqual(4.5)
    expect(of('alarm', 'alarm-wash')).toBeGreaterThanOrEqual(4.5)
    expect(of('chalk', 'alarm')).toBeGreaterThanOrEqual(4.5)
  })
})
