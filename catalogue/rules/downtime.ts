import type { ContentFile } from '../content.ts'
import { asked } from './shared.ts'
import type { WordRule } from './word-rule.ts'

/** No text says that there is no downtime on a page whose own fact states some. */
export const downtime: WordRule = {
  id: 'downtime',
  source: 'CAP Code 3.1',
  severity: 'error',
  patterns: [/\b(?:no|zero|without(?: any)?)[ -]downtime\b/],
  nearMisses: [
    /\b(?:little|minimal|some|short) (?:to|or) |\b(?:most|many|some) (?:people|clients) (?:\w+ ){1,2}|\b(?:usually|often|mostly|sometimes|not|never|rarely) (?:mean )?/,
    / (?:for|in) (?:most|many|some)\b| (?:after|with|from) (?:an? |the )?(?:light|mild|gentle|superficial)/,
    asked,
  ],
  message: (phrase) => `"${phrase}" is not what the key facts.downtime says.`,
  remedy:
    'Say the same as that key, which <Fact name="downtime"/> and {fact.downtime} show, or change the key.',
  where: ({ kind, value }) =>
    kind === 'treatment' &&
    !/^(?:none|no downtime)$/i.test((value as ContentFile<'treatment'>['value']).facts.downtime),
}
