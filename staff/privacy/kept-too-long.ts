import type { Knex } from 'knex'
import { planPurge } from '../../database/enquiries/purge-enquiries.ts'
import { day } from '../../schemas/time/durations.ts'
import type { RetentionPeriod } from '../../schemas/time/retention-period.ts'
import { publishedRetention } from './published-retention.ts'

interface KeptTooLong {
  period: RetentionPeriod
  /** Enquiries that should be gone by now. */
  count: number
  /** How many more are due but restricted: kept, as their persons asked. */
  restricted: number
}

/**
 * Enquiries that are older than the privacy policy allows. The service deletes daily, so what was due the day before
 * yesterday should be gone.
 *
 * @throws Refusal when the built site states no period of the clinic's own
 */
export async function keptTooLong(db: Knex, root: string, now: Date): Promise<KeptTooLong> {
  const period = await publishedRetention(root)
  const { references, restricted } = await planPurge(db, period, new Date(now.getTime() - 2 * day))
  return { period, count: references.length, restricted }
}
