import { expect, test } from 'vitest'
import { sendMalformedBodies } from './malformed-bodies.ts'

const bodies = 10_000
const mebibyte = 1024 * 1024

test(`${bodies} malformed bodies never cause a 5xx and keep no memory`, async () => {
  const grown = await sendMalformedBodies(bodies)
  console.log(`memory grew by ${(grown / mebibyte).toFixed(1)} MiB`)
  expect(grown).toBeLessThan(50 * mebibyte)
})
