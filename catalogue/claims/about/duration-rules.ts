import type { AboutRule } from './rule.ts'
import { adverbs, reaction, sittings, who } from './words.ts'

const units = ['minute', 'hour'] as const

/** How long an appointment takes. */
export const durationRules: readonly AboutRule[] = [
  { property: 'duration', units, before: new RegExp(`\\b${sittings} of\\s*$`, 'i') },
  { property: 'duration', units, before: /^(?<start>.+) \(.*$/, after: /^ each\b/i },
  {
    property: 'duration',
    units,
    before: /\b(?:in the chair for|in and out in|you(?:[’']ll| will) be (?:finished|done|out) in)\s*$/i,
    notNear: reaction,
  },
  {
    property: 'duration',
    units,
    after: /^ is (?:usually |normally |generally )?(?:enough|needed|usual) for (?<whom>\w.*)/i,
    notNear: reaction,
  },
  { property: 'duration', units, before: /\b(?:duration|length) of (?:the|your|each|an?) \w+ is\s*$/i },
  {
    property: 'duration',
    units,
    after:
      /^,? (?:in the chair|(?:per|a|each) (?:session|treatment|appointment)|and you[’']re (?:done|out|finished)|which is what (?:a|each) \w+ takes)\b/i,
    notNear: reaction,
  },
  {
    property: 'duration',
    units,
    before: /\beach (?:taking|lasting)\s*$|\beach costing [^,;]*\b(?:taking|lasting)\s*$/i,
  },
  {
    property: 'duration',
    units,
    after: /^[ -](?:appointment|session|treatment|visit|slot|procedure)s?\b/i,
    not: /\bconsultations?\b|\blate\b/i,
  },
  {
    property: 'duration',
    units,
    before:
      /(?:^|\b(?:please|and|to|should|we|we usually|we normally)\s+)(?:allow|set aside|plan(?: for| on)?|reserve|expect|book)\s*$/i,
    after: /^ for (?<whom>\w.*)/i,
    notNear: reaction,
  },
  {
    property: 'duration',
    units,
    before: new RegExp(
      `${who}${adverbs},? (?:takes?|taking|lasts?|lasting|is|are|runs?(?: for)?|needs?|requires?|be)(?: (?:over|done|finished|completed?)(?: in| within| after)?)?${adverbs}\\s*$`,
      'i',
    ),
    notNear: reaction,
  },
]
