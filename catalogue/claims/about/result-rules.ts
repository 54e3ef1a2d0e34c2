import type { AboutRule } from './rule.ts'
import { adverbs, outcome, timeUnits } from './words.ts'

const full = '(?:full|final|best|complete|end|optimal|maximum|peak)'

/** When results show. */
export const resultRules: readonly AboutRule[] = [
  {
    property: 'results',
    units: timeUnits,
    before: new RegExp(`\\b${full} ${outcome}\\b(?:, which takes)?[^.;,]{0,40}$`, 'i'),
  },
  {
    property: 'results',
    units: timeUnits,
    after: new RegExp(
      `^(?: (?:for|before|until|to)|,)?(?: you)?(?: see| notice| reach)? (?:the |your )?${full} ${outcome}\\b`,
      'i',
    ),
  },
  {
    property: 'results',
    units: timeUnits,
    after: new RegExp(`^ (?:for|before) (?:the |your )?${outcome}\\b`, 'i'),
  },
  {
    property: 'onset',
    units: timeUnits,
    before: new RegExp(
      `\\b(?:${outcome}|changes?)\\b${adverbs} (?:begin|start|appear|show|build|develop|become visible|(?:is|are|can be) (?:seen|observed|visible))s?\\b[^.;,]{0,25}$`,
      'i',
    ),
  },
  {
    property: 'onset',
    units: timeUnits,
    before: new RegExp(`\\b(?:${outcome}|changes?)\\b${adverbs} takes?${adverbs}\\s*$`, 'i'),
    after: /^ to (?:show|appear|develop|build|be seen)\b/i,
  },
  {
    property: 'onset',
    units: timeUnits,
    before: /\bonset of (?:[\w-]+ ){0,2}\w+ is\s*$|\bvisible results in\s*$/i,
  },
  {
    property: 'onset',
    units: timeUnits,
    before: new RegExp(
      `\\b(?:you|people|clients)${adverbs}(?: (?:start|begin)(?: to)?)? (?:see|notice|noticing|seeing) (?:an? |the |your |first |some |visible |clearer |smoother |fresher )*(?:${outcome}|changes?|skin)(?: within| in| after| from)?${adverbs}\\s*$`,
      'i',
    ),
  },
]
