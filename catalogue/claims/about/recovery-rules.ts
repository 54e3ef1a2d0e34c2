import type { AboutRule } from './rule.ts'
import { timeUnits } from './words.ts'

/** How long skin takes to settle. */
export const recoveryRules: readonly AboutRule[] = [
  {
    property: 'recovery',
    units: timeUnits,
    before:
      /\brecovery(?: time| period)?(?: (?:from|after) \w+(?: \w+)?)?(?: here)?(?: is (?:short|quick),)?(?:, [^,]{1,60},)?(?: (?:is|takes|of|usually|normally|generally|typically|about|lasts|needs|expected|within))*\s*$/i,
  },
  {
    property: 'recovery',
    units: timeUnits,
    after: /^(?:’|')? (?:of |to |for )?(?:(?:your|the) skin to )?(?:recover|recovery)\b/i,
  },
  {
    property: 'recovery',
    units: timeUnits,
    before:
      /\b(?:you|people|clients|(?:your|the) skin)(?: (?:will|should|usually|normally|fully))* recovers?(?: fully| completely)?(?: within| in| after)?\s*$|\bback to (?:normal|(?:their|your) (?:usual|normal|busy) \w+)[^.;,]{0,20} (?:within|in|after)\s*$/i,
  },
  {
    property: 'downtime',
    units: timeUnits,
    before:
      /\bdowntime(?: is (?:short|minimal|brief|low))?,?(?: (?:is|of|usually|normally|generally|typically|about|lasts|takes))*\s*$/i,
  },
  { property: 'downtime', units: timeUnits, after: /^(?:’|')? (?:of |off )?downtime\b/i },
]
