import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { killUnderLoad } from './kill-run.ts'

const kills = 500

test(`after ${kills} kills no enquiry and no mail is lost, and nothing is stored twice`, async () => {
  const twice = await killUnderLoad({
    kills,
    clients: 32,
    pause: 250,
    untilKill: () => setTimeout(150 + Math.random() * 500),
  })
  expect(twice).toBeGreaterThan(0)
})

test('without its unique keys, an enquiry that is sent twice would be stored twice', async () => {
  const withoutUniqueKeys = killUnderLoad({
    kills: 3,
    clients: 4,
    prepare: async (database) => {
      await migrate(database)
      await database.schema.dropTable('idempotency_keys')
      await database.raw('create table idempotency_keys (key, digest, reference)')
    },
    untilKill: (ledger) => ledger.more(20),
  })
  await expect(withoutUniqueKeys).rejects.toThrow('stored twice')
})
