import type { AboutRule } from './rule.ts'
import { sittings } from './words.ts'

const long = ['day', 'week', 'month'] as const
const notAfterCourse =
  /\b(?:maint\w+|top[- ]?ups?|review\w*|follow[- ]?up|again|check(?:s|-ups?)?)\b|\b(?:keep|keeps|keeping) (?:it|them) up\b/i

/** How long lies between sessions. */
export const intervalRules: readonly AboutRule[] = [
  { property: 'interval', units: long, after: /^,? apart\b/i, not: notAfterCourse },
  {
    property: 'interval',
    units: long,
    after: new RegExp(
      `^(?: gap| break| interval| rest| pause)? (?:between|in between|from one) (?:(?:[\\w-]+ ){0,3}(?:sessions|treatments|visits|appointments)|(?:each|your) ${sittings}|each|them)\\b`,
      'i',
    ),
    not: notAfterCourse,
  },
  { property: 'interval', units: long, after: /^[ -]intervals?\b/i, not: notAfterCourse },
  {
    property: 'interval',
    units: long,
    before: /\bintervals? of\s*$|\binterval\b[^.;,]{0,40}\b(?:is|of)\s*$/i,
    not: notAfterCourse,
  },
  {
    property: 'interval',
    units: long,
    after:
      /^ (?:after|later than|from) the (?:first|previous|last|one before)\b|^ later for (?:the|your) (?:second|next)\b/i,
    with: new RegExp(`\\b${sittings}\\b`, 'i'),
    not: notAfterCourse,
  },
  {
    property: 'interval',
    units: long,
    after: /^ in between\b/i,
    with: new RegExp(`\\b(?:courses?|${sittings})\\b`, 'i'),
    not: notAfterCourse,
  },
  {
    property: 'interval',
    units: long,
    before: /\bevery\s*$/i,
    with: new RegExp(`\\b(?:courses?|${sittings})\\b`, 'i'),
    not: notAfterCourse,
  },
]
