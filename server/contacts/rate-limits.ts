import type { Knex } from 'knex'
import { guarded } from '../../database/database-errors.ts'
import { rateLimitHit } from '../../database/enquiries.ts'
import { Refusal } from '../refusal.ts'
import { addressKey } from '../security/address-key.ts'

/** How many enquiries are accepted: from one address in ten minutes, and from everyone in one minute. */
export type EnquiryLimits = { perAddress: number; total: number }

/** The time each limit is counted over, in seconds. */
export const limitWindows = { perAddress: 600, total: 60 } as const

/**
 * Counts one attempt against both limits, in one transaction of the database, so that several processes share them.
 * An address beyond its own limit does not use up everyone's. Refuses an attempt beyond either.
 */
export async function countAttempt(
  database: Knex,
  limits: EnquiryLimits,
  attempt: { address: string | undefined; now: Date },
): Promise<void> {
  const excess = await guarded(database, () =>
    database.transaction(async (transaction) => {
      const own = await rateLimitHit(
        transaction,
        `address:${addressKey(attempt.address)}`,
        limitWindows.perAddress,
        attempt.now,
      )
      if (own.count > limits.perAddress) return own
      const all = await rateLimitHit(transaction, 'total', limitWindows.total, attempt.now)
      return all.count > limits.total ? all : undefined
    }),
  )
  if (excess) throw new Refusal('tooMany', { retryAfterSeconds: excess.retryAfterSeconds })
}
