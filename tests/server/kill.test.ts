import { test } from 'vitest'
import { killUnderLoad } from './kill-run.ts'

test('after kills nothing acknowledged is lost and nothing is stored twice', async () => {
  await killUnderLoad({ kills: 20, clients: 8 }, (ledger) => ledger.more(20))
})
