import type { AboutRule } from './rule.ts'
import { adverbs, maintenance, who } from './words.ts'

const people = '\\b(?:you|we all|(?:most |many )?(?:people|clients|patients)|everyone)'
const useful =
  '(?:all you need|all it takes|needed|recommended|advised|planned|required|enough|suggested|usual|typical|best|normal|the norm|plenty)'

/** How many sessions a course has. */
export const sessionRules: readonly AboutRule[] = [
  { property: 'sessions', units: ['session'], noun: 'course', not: maintenance },
  {
    property: 'sessions',
    units: ['session'],
    before: new RegExp(
      `${people}(?:(?:’|')(?:ll|d))?${adverbs} (?:needs?|have|requires?|want)(?: a course of)?${adverbs}\\s*$`,
      'i',
    ),
    not: maintenance,
  },
  {
    property: 'sessions',
    units: ['session'],
    before: new RegExp(
      `\\b(?:recommend|suggest|advise|plan)(?: you| having| a course of| for| on)*${adverbs}\\s*$`,
      'i',
    ),
    not: maintenance,
  },
  {
    property: 'sessions',
    units: ['session'],
    before: new RegExp(`^\\W*(?:please )?(?:expect|plan(?: for| on)?|allow(?: for)?)${adverbs}\\s*$`, 'i'),
    not: maintenance,
  },
  {
    property: 'sessions',
    units: ['session'],
    after: /^,? (?:course|series|programme|plan)\b/i,
    not: maintenance,
  },
  {
    property: 'sessions',
    units: ['session'],
    after: /^[^.;]{0,30} makes? up (?:a|the|one)(?: \w+)? course\b/i,
    not: maintenance,
  },
  {
    property: 'sessions',
    units: ['session'],
    after: new RegExp(`^,? ${useful}\\b`, 'i'),
    not: maintenance,
  },
  {
    property: 'sessions',
    units: ['session'],
    before: /(?:^|,)\W*(?:have|plan)\s*$/i,
    not: maintenance,
  },
  {
    property: 'sessions',
    units: ['session'],
    before: /^\W*book\s*$/i,
    after: /^,? (?:spaced |each )?(?:about )?[\w-]+ (?:days|weeks|months) apart\b/i,
    not: maintenance,
  },
  {
    property: 'sessions',
    units: ['session'],
    before:
      /\b(?:series|programme|plan) of\s*$|\b(?:given|done|carried out|offered|performed|delivered|administered)(?: as| in| over)\s*$/i,
    not: maintenance,
  },
  {
    property: 'sessions',
    units: ['session'],
    after: new RegExp(`^ (?:are|is|may be|will be|can be|should be)${adverbs} ${useful}\\b`, 'i'),
    not: maintenance,
  },
  {
    property: 'sessions',
    units: ['session'],
    before: new RegExp(
      `${who}${adverbs} (?:needs?|requires?|involves?|takes?|consists? of|(?:is|are) made up of|comprises?|means|has|includes?|is|are)(?: a course of)?${adverbs}\\s*$`,
      'i',
    ),
    not: maintenance,
  },
  {
    property: 'sessions',
    units: ['session'],
    before: new RegExp(`${who}:\\s*$|^(?<start>.+) \\($`),
    not: maintenance,
  },
]
