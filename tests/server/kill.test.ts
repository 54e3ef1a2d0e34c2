import { test } from 'vitest'
import { killUnderLoad } from './kill-run.ts'

test('after kills nothing acknowledged is lost and nothing is stored twice', async () => {
  await killUnderLoad({ kills: 2, clients: 8 }, (ledger) => ledger.more(50))
})
