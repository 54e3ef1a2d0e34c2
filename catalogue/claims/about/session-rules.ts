import type { AboutRule } from './rule.ts'
import { adverbs, maintenance, who } from './words.ts'

const people = '\\b(?:you|we all|(?:most |many )?(?:people|clients|patients)|everyone)'
const useful =
  '(?:all you need|all it takes|needed|recommended|advised|planned|required|enough|suggested|usual|typical|best|normal|the norm|plenty)'

/** A rule for the number of sessions, visits after a course apart. */
const sessions = (words: Partial<AboutRule>): AboutRule => ({
  property: 'sessions',
  units: ['session'],
  not: maintenance,
  ...words,
})

/** How many sessions a course has. */
export const sessionRules: readonly AboutRule[] = [
  sessions({ noun: 'course' }),
  sessions({
    before: new RegExp(
      `${people}(?:(?:’|')(?:ll|d))?${adverbs} (?:needs?|have|requires?|want)(?: a course of)?${adverbs}\\s*$`,
      'i',
    ),
  }),
  sessions({
    before: new RegExp(
      `\\b(?:recommend|suggest|advise|plan)(?: you| having| a course of| for| on)*${adverbs}\\s*$`,
      'i',
    ),
  }),
  sessions({
    before: new RegExp(`^\\W*(?:please )?(?:expect|plan(?: for| on)?|allow(?: for)?)${adverbs}\\s*$`, 'i'),
  }),
  sessions({ after: /^,? (?:course|series|programme|plan)\b/i }),
  sessions({ after: /^[^.;]{0,30} makes? up (?:a|the|one)(?: \w+)? course\b/i }),
  sessions({ after: new RegExp(`^,? ${useful}\\b`, 'i') }),
  sessions({ before: /(?:^|,)\W*(?:have|plan)\s*$/i }),
  sessions({
    before: /^\W*book\s*$/i,
    after: /^,? (?:spaced |each )?(?:about )?[\w-]+ (?:days|weeks|months) apart\b/i,
  }),
  sessions({
    before:
      /\b(?:series|programme|plan) of\s*$|\b(?:given|done|carried out|offered|performed|delivered|administered)(?: as| in| over)\s*$/i,
  }),
  sessions({ after: new RegExp(`^ (?:are|is|may be|will be|can be|should be)${adverbs} ${useful}\\b`, 'i') }),
  sessions({
    before: new RegExp(
      `${who}${adverbs} (?:needs?|requires?|involves?|takes?|consists? of|(?:is|are) made up of|comprises?|means|has|includes?|is|are)(?: a course of)?${adverbs}\\s*$`,
      'i',
    ),
  }),
  sessions({ before: new RegExp(`${who}:\\s*$|^(?<start>.+) \\($`) }),
]
