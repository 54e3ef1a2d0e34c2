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
