import { setTimeout } from 'node:timers/promises'
import { test } from 'vitest'
import { killUnderLoad } from './kill-run.ts'

const kills = 500

test(`after ${kills} kills nothing acknowledged is lost and nothing is stored twice`, async () => {
  await killUnderLoad({ kills, clients: 32 }, () => setTimeout(150 + Math.random() * 500))
})
