import { describe, expect, it } from 'vitest'
import { canCutPower, cutPower } from './power-cut.ts'

// Skipped when no C compiler is installed, except under CI=true, where it fails instead.
describe.skipIf(!canCutPower && process.env.CI !== 'true')('a power cut', () => {
  it('loses nothing that was acknowledged', async () => {
    const { acknowledged, lost, problems } = await cutPower(20)
    console.log(`20 power cuts: ${acknowledged} acknowledged, ${lost} lost`)
    expect([lost, problems]).toEqual([0, []])
    expect(acknowledged).toBeGreaterThan(100)
  })

  it('would lose rows with synchronous=NORMAL', async () => {
    const { acknowledged, lost } = await cutPower(8, 'pragma synchronous = normal')
    console.log(`8 power cuts with NORMAL: ${acknowledged} acknowledged, ${lost} lost`)
    expect(lost).toBeGreaterThan(0)
  })
})
