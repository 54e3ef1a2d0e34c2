import { expect, test } from 'vitest'
import { percentile } from '../support/percentile.ts'
import { dripUntilClosed } from './dripping-clients.ts'

const sockets = 500
/** 15 s for a request and 1 s between checks of the connections, with a margin for this client's own timers. */
const longest = 16_000 + 300

test(`${sockets} clients that drip are closed within 16 s, and a good client does not notice them`, async () => {
  const { lives, waits } = await dripUntilClosed(sockets, 500)
  console.log(
    `closed after at most ${Math.round(Math.max(...lives))} ms; pages' p99 ${percentile(waits, 99).toFixed(1)} ms`,
  )
  expect(lives).toHaveLength(sockets)
  expect(Math.max(...lives)).toBeLessThan(longest)
  expect(percentile(waits, 99)).toBeLessThan(100)
})
