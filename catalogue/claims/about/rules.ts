import type { MeasureUnit } from '../measure.ts'
import { clinicRules } from './clinic-rules.ts'
import { durationRules } from './duration-rules.ts'
import { intervalRules } from './interval-rules.ts'
import { lastingRules } from './lasting-rules.ts'
import { priceRules } from './price-rules.ts'
import { recoveryRules } from './recovery-rules.ts'
import { resultRules } from './result-rules.ts'
import type { AboutRule } from './rule.ts'
import { sessionRules } from './session-rules.ts'

const moles: AboutRule = {
  property: 'moles',
  units: ['number'],
  noun: 'mole',
  with: /\b(?:appointment|visit|assess\w*|cover(?:s|ing)?|included?|price)\b|^\W*(?:up to )?\w+ moles\W*$/i,
}

/** Tried in order; the first that fits decides. A figure that fits none is unattributed. */
const rules: readonly AboutRule[] = [
  ...clinicRules,
  moles,
  ...priceRules,
  ...sessionRules,
  ...intervalRules,
  ...recoveryRules,
  ...resultRules,
  ...lastingRules,
  ...durationRules,
]

const rulesOf = new Map<MeasureUnit, AboutRule[]>()
for (const rule of rules)
  for (const unit of rule.units) rulesOf.set(unit, [...(rulesOf.get(unit) ?? []), rule])

/** The rules for figures of a unit. */
export function rulesFor(unit: MeasureUnit): readonly AboutRule[] {
  return rulesOf.get(unit) ?? []
}
