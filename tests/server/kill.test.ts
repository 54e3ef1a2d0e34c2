import { expect, test } from 'vitest'
import { killUnderLoad } from './kill-run.ts'

const kills = 4

test('after kills no enquiry and no mail is lost, nothing is stored twice, and a mail that comes again has its Message-ID', async () => {
  let kill = 0
  const twice = await killUnderLoad({
    kills,
    clients: 4,
    pause: 25,
    untilKill: async (ledger, mails) => {
      await ledger.more(4)
      kill += 1
      if (kill % 2) await mails.taken(mails.mails.length + 1)
    },
  })
  expect(twice).toBeGreaterThan(0)
})
