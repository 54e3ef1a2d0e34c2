import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe is asked: everything it knows, the rules of some tags, or some rules by name. */
export type AxeQuestion = { tags: string[] } | { rules: string[] }

/** Accessibility findings of a page as it stands, as `rule at element, element`. */
export async function accessibilityFindings(page: Page, question?: AxeQuestion): Promise<string[]> {
  // Pages have no frames of other sites, for which axe would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (question && 'tags' in question) axe.withTags(question.tags)
  if (question && 'rules' in question) axe.withRules(question.rules)
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
