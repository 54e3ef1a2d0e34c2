import { expect, it } from 'vitest'
import { retryDelay } from './retries.ts'

it('waits half a minute, then twice as long each time up to an hour, less a random part', () => {
  const minutes = (attempts: number, random: number) => retryDelay(attempts, random) / 60_000
  expect([1, 2, 3, 7, 8, 9, 500].map((attempts) => minutes(attempts, 0))).toEqual([0.5, 1, 2, 32, 60, 60, 60])
  expect([1, 9].map((attempts) => minutes(attempts, 1))).toEqual([0.25, 30])
})
