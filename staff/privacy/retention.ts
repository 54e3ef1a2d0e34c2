import type { Knex } from 'knex'
import { planPurge } from '../../database/enquiries/purge-enquiries.ts'
import { day } from '../../schemas/time/durations.ts'
import type { RetentionPeriod } from '../../schemas/time/retention-period.ts'
import { Refusal } from '../refusal.ts'
import { readSiteFacts, siteFactsPath } from '../site-facts.ts'

/**
 * How long enquiries are kept, as visitors read it in the privacy policy of the built site.
 *
 * @throws Refusal when the site is not built, the policy states no period, or the period is still a placeholder
 */
export async function publishedRetention(root: string): Promise<RetentionPeriod> {
  const site = await readSiteFacts(root)
  if (!site) {
    throw new Refusal(
      'notAllowed',
      `Nothing is deleted: there is no ${siteFactsPath(root)}, which says how long enquiries are kept. Run "npm run build" first.`,
    )
  }
  const { retention } = site
  if (!retention) {
    throw new Refusal(
      'notAllowed',
      'Nothing is deleted: the privacy policy states no retention period. State it under the key "retention", then build the site.',
    )
  }
  if (retention.isPlaceholder) {
    throw new Refusal(
      'notAllowed',
      'Nothing is deleted: the retention period in content/legal/privacy-policy.mdx is still a placeholder. Write the clinic’s own, remove "!placeholder", then build the site.',
    )
  }
  return retention
}

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
