import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** A browser reads the short form in half the time. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe is asked: everything it knows of the whole page unless less is named. */
interface AxeQuestion {
  /** Only rules with one of these tags. */
  tags?: string[]
  /** Only these rules. */
  rules?: string[]
  /** Not these rules. */
  without?: string[]
  /** A selector: only what it finds. */
  part?: string
}

/** Accessibility findings of a page as it stands, as `rule at element, element`. */
export async function accessibilityFindings(page: Page, question: AxeQuestion = {}): Promise<string[]> {
  // Given to the browser as text, for the page's security policy allows no script of others.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  return page.evaluate(async ({ tags, rules, without = [], part }) => {
    const { violations } = await window.axe.run(part ?? document, {
      // Of what is right only the names are kept, and style sheets are not fetched a second time.
      resultTypes: ['violations'],
      preload: false,
      ...(tags && { runOnly: { type: 'tag', values: tags } }),
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    })
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, question)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
