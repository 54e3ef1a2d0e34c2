import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The minified build, which a browser parses in half the time. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe checks: by default the whole page, with axe's default rules. */
interface AxeQuestion {
  /** Only rules with one of these tags. */
  tags?: string[]
  /** Only these rules. */
  rules?: string[]
  /** Rules to leave out. */
  without?: string[]
  /** A selector: only what it matches is checked. */
  part?: string
}

/** The accessibility findings of a page in its present state, each as `rule at element, element`. */
export async function accessibilityFindings(page: Page, question: AxeQuestion = {}): Promise<string[]> {
  // Evaluated as text, because the page's security policy does not allow foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  return page.evaluate(async ({ tags, rules, without = [], part }) => {
    const { violations } = await window.axe.run(part ?? document, {
      // Details are collected for violations only, and style sheets are not fetched a second time.
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
