import { phraseFindings } from './phrase-findings.ts'
import { pomPhrases } from './pom-terms.ts'
import type { FileRule } from './rule.ts'

/**
 * No phrase points at a prescription-only medicine without naming it. Source: CAP and ASA enforcement notices on cosmetic
 * interventions, on Kenalog for hay fever and on vitamin shots.
 */
export const pomImplied: FileRule = (scope) =>
  phraseFindings(scope, {
    rule: 'pom-implied',
    severity: 'error',
    patterns: pomPhrases,
    message: (phrase) => `"${phrase}" points at a prescription-only medicine.`,
    remedy:
      'Write of what troubles the client, such as "a consultation for the treatment of lines and wrinkles".',
  })
