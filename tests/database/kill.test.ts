import { it } from 'vitest'
import { describeEachDatabase } from './each-database.ts'
import { expectNothingLost, killWriters } from './kill-run.ts'

describeEachDatabase('killing a writer', ({ url, open }) => {
  it('loses nothing that was acknowledged, and does not block the next writer', async () => {
    const address = await url()
    const whileMigrating = { lines: 1 }
    const whileWriting = { lines: 60 }
    const acknowledged = await killWriters(address, [whileMigrating, whileWriting])
    await expectNothingLost(open(address), acknowledged)
  })
})
