import type { ContentFile } from '../content.ts'
import { asked } from './shared.ts'
import type { WordRule } from './word-rule.ts'

/** No text says that there is no downtime on a page whose own fact states some; a text that hedges is left alone. Source: CAP Code 3.1. */
export const downtime: WordRule = {
  id: 'downtime',
  severity: 'error',
  patterns: [/\b(?:no|zero|without(?: any)?)[ -]downtime\b/],
  nearMisses: [
    /\b(?:almost|virtually|practically|nearly|next to|little|minimal|short|most|many|some|few|usually|often|mostly|sometimes|not|never|rarely|nobody|if)\b[^.!?]{0,40}/,
    / (?:for|in|after|with|from|apart|other|beyond|except|but)\b|, (?:an? |the |others? |but )/,
    asked,
  ],
  message: (phrase) => `"${phrase}" is not what the key facts.downtime says.`,
  remedy:
    'Say the same as that key, which <Fact name="downtime"/> and {fact.downtime} show, or change the key.',
  where: ({ kind, value }, { path }) =>
    kind === 'treatment' &&
    path.join('.') !== 'facts.downtime' &&
    !/^(?:none|(?:no|zero) downtime)(?: (?:at all|needed|afterwards))?\.?$/i.test(
      (value as ContentFile<'treatment'>['value']).facts.downtime,
    ),
}
