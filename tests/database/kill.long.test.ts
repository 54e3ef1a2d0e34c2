import { it } from 'vitest'
import { describeEachDatabase } from './each-database.ts'
import { expectNothingLost, killWriters, type Moment } from './kill-run.ts'

const kills = 200

describeEachDatabase(`${kills} kills of a writer`, ({ url, open }) => {
  it('lose nothing that was acknowledged, and do not block the next writer', async () => {
    const address = await url()
    const moments = Array.from({ length: kills }, (_, kill): Moment => {
      const startsFirst = kill < kills / 10
      return startsFirst ? { lines: 1, later: Math.random() * 100 } : { lines: 2, later: Math.random() * 300 }
    })
    const acknowledged = await killWriters(address, moments)
    console.log(`${acknowledged.length} acknowledged in ${kills} kills`)
    await expectNothingLost(open(address), acknowledged)
  })
})
