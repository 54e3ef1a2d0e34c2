import { expect, test } from 'vitest'
import { networkLimits } from '../../server/http-server.ts'
import { dripUntilClosed } from './dripping-clients.ts'

/** A fortieth of the limits in production; the long test runs with those. */
const shortLimits = {
  ...networkLimits,
  headersTimeout: 250,
  requestTimeout: 375,
  connectionsCheckingInterval: 25,
}

test('clients that drip are closed, and a good client is answered meanwhile', async () => {
  const { answers } = await dripUntilClosed(40, 10, shortLimits)
  // A connection that is reset may lose its answer.
  expect(new Set(answers.filter(Boolean))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']))
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = networkLimits
  expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThanOrEqual(16_000)
})
