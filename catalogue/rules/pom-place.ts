import { phraseFindings } from './phrase-findings.ts'
import { pomNames, pomPhrases } from './pom-terms.ts'
import type { FileRule } from './rule.ts'

/**
 * The home page, testimonials, and words shown on hover or instead of a picture say nothing of a prescription-only
 * medicine, even indirectly: visitors meet them without having asked. Source: ASA advice on prescription-only medicines.
 */
export const pomPlace: FileRule = (scope) =>
  phraseFindings(scope, {
    rule: 'pom-place',
    severity: 'error',
    patterns: [...pomNames, ...pomPhrases],
    reads: ({ kind }) => kind === 'alt' || scope.entry.kind === 'home' || scope.entry.kind === 'testimonials',
    message: (phrase) => `"${phrase}" stands where a visitor meets it without having asked for it.`,
    remedy: 'Keep it off the home page, testimonials, picture descriptions and hover text.',
  })
