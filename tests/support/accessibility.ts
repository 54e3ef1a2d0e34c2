import axe, { type RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe is asked: everything it knows, the rules of some tags, or some rules by name. */
export type AxeQuestion = { tags: string[] } | { rules: string[] }

/** Accessibility findings of a page as it stands, as `rule at element, element`. */
export async function accessibilityFindings(page: Page, question?: AxeQuestion): Promise<string[]> {
  // Given to the browser as text, for the page's security policy allows no script of others.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run(document, {
      // Of what is right only the names are kept, and style sheets are not fetched a second time.
      resultTypes: ['violations'],
      preload: false,
      ...(runOnly && { runOnly }),
    })
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, runOnlyOf(question))
}

function runOnlyOf(question?: AxeQuestion): RunOnly | undefined {
  if (question === undefined) return undefined
  return 'tags' in question
    ? { type: 'tag', values: question.tags }
    : { type: 'rule', values: question.rules }
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
