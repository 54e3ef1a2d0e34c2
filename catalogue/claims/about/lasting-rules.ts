import type { AboutRule } from './rule.ts'
import { adverbs, outcome, reaction, who } from './words.ts'

const units = ['week', 'month', 'year'] as const

/** How long a result lasts. */
export const lastingRules: readonly AboutRule[] = [
  { property: 'lasting', units, before: new RegExp(`^\\W*lasting${adverbs}\\s*$`, 'i'), notNear: reaction },
  {
    property: 'lasting',
    units,
    before: new RegExp(`^(?<start>[^:,]+)[:,].*, (?:and )?lasting${adverbs}\\s*$`, 'i'),
    notNear: reaction,
  },
  {
    property: 'lasting',
    units,
    before: new RegExp(
      `${who}${adverbs},? (?:(?:to )?lasts?|lasting|continues?|persists?|endures?|holds?|holding|hangs? around|remains?|(?:is|are) maintained|has a duration of|stays?(?: visible)?)(?:, [^,]{1,30},)?${adverbs}\\s*$`,
      'i',
    ),
    notNear: reaction,
    outcome: true,
  },
  {
    property: 'lasting',
    units,
    before: new RegExp(`\\benjoy (?:the|your|these) ${outcome}${adverbs}\\s*$`, 'i'),
  },
  {
    property: 'lasting',
    units,
    after: /^ of (?:[\w-]+ ){0,3}(?:glow|hydration|radiance|results|luminous skin|glowing skin)\b/i,
    notNear: reaction,
  },
  {
    property: 'lasting',
    units,
    after: /^ is how long (?<who>.+?) lasts?\b/i,
    notNear: reaction,
    outcome: true,
  },
  {
    property: 'lasting',
    units,
    before: new RegExp(
      `${who}${adverbs} (?:wears?|fades?|goes|go) ?(?:off|away)?(?: gradually)? (?:after|over|within|in)${adverbs}\\s*$`,
      'i',
    ),
    notNear: reaction,
    outcome: true,
  },
]
