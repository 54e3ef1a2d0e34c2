import type { ContentFile } from '../content.ts'
import type { WordRule } from '../word-rule.ts'
import { asked } from './shared.ts'

const isNone = /^(?:none|(?:no|zero) downtime)(?: (?:at all|needed|afterwards))?\.?$/i

/** A rule for the pages whose own fact states no downtime, or for those whose fact states some. */
const onPages = (none: boolean, pattern: RegExp, ...nearMisses: RegExp[]): WordRule => ({
  id: 'downtime',
  patterns: [pattern],
  nearMisses: [...nearMisses, asked],
  message: 'is not what the key facts.downtime says.',
  remedy: 'Say what that key says, as <Fact name="downtime"/> and {fact.downtime} do, or change it.',
  where: (file, { path }) =>
    file.kind === 'treatment' &&
    path.join('.') !== 'facts.downtime' &&
    isNone.test((file as ContentFile<'treatment'>).value.facts.downtime) === none,
})

/** No text denies the downtime that its page states, or plans for some where it states none; one that hedges is left alone. Source: CAP Code 3.1. */
export const downtime: readonly WordRule[] = [
  onPages(
    false,
    /\b(?:no|zero|without(?: any)?)[ -]downtime\b/,
    /\b(?:almost|virtually|practically|nearly|next to|little|minimal) (?:to |or )?|\b(?:most|many|some|few|usually|often|mostly|sometimes|not|never|rarely|nobody|if)\b[^.!?]{0,40}/,
    / (?:for|in|after|with|from|apart|other|beyond|except|but)\b|, (?:an? |the |others? |but )/,
  ),
  onPages(
    true,
    /\b(?:plan for|expect|allow(?: for)?|there (?:is|are)|you(?: will)? need) (?:an? few|(?!no\b|zero\b|fewer\b)[\w-]+) (?:hours|days?|weeks?) of downtime\b/,
    /\b(?:not|never|nobody|if)\b[^.!?]{0,40}| downtime (?:for|after|with|in|if|when)\b/,
  ),
]
