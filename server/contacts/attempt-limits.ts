import { Refusal } from '../refusal.ts'
import { addressKey } from '../security/address-key.ts'
import type { HitCounter } from './hit-counter.ts'

/** How many enquiries are accepted: from one address in ten minutes, and from everyone in one minute. */
export type AttemptLimits = { perAddress: number; total: number }

/** The time each limit is counted over, in seconds. */
export const limitWindows = { perAddress: 600, total: 60 } as const

/**
 * Counts one attempt against both limits and refuses one beyond either. An address beyond its own limit does not use
 * up everyone's.
 */
export async function countAttempt(
  count: HitCounter,
  limits: AttemptLimits,
  attempt: { address: string | undefined; now: Date },
): Promise<void> {
  const keys = [
    ['perAddress', `address:${addressKey(attempt.address)}`],
    ['total', 'total'],
  ] as const
  for (const [limit, key] of keys) {
    const hit = await count(key, limitWindows[limit], attempt.now)
    if (hit.count > limits[limit]) throw new Refusal('tooMany', { retryAfterSeconds: hit.retryAfterSeconds })
  }
}
