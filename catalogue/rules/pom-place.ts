import { phraseFindings } from './phrase-findings.ts'
import { pomNames, pomPhrases } from './pom-terms.ts'
import type { FileRule } from './rule.ts'

/** Files whose words every visitor meets: the home page, and what stands around each page. */
const everywhere = new Set(['home', 'testimonials', 'navigation', 'clinic'])

/**
 * The home page with its menu, testimonials, and words shown on hover or instead of a picture say nothing of a
 * prescription-only medicine, even indirectly: visitors meet them without having asked. Source: ASA and CAP advice on
 * prescription-only medicines in cosmetic clinics' advertising.
 */
export const pomPlace: FileRule = (scope) =>
  phraseFindings(scope, {
    rule: 'pom-place',
    severity: 'error',
    patterns: [...pomNames, ...pomPhrases],
    reads: ({ kind }) => kind === 'alt' || everywhere.has(scope.entry.kind),
    message: (phrase) => `"${phrase}" stands where a visitor meets it without having asked for it.`,
    remedy: 'Keep it off the home page, the menu, testimonials, picture descriptions and hover text.',
  })
