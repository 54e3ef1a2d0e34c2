import { phraseFindings } from './phrase-findings.ts'
import { pomNames } from './pom-terms.ts'
import type { FileRule } from './rule.ts'

/**
 * No text names a prescription-only medicine: it may not be advertised to the public. A name inside a longer word is no
 * hit. Source: Human Medicines Regulations 2012, regulation 284; CAP Code rule 12.12.
 */
export const pomName: FileRule = (scope) =>
  phraseFindings(scope, {
    rule: 'pom-name',
    severity: 'error',
    patterns: pomNames,
    message: (phrase) => `"${phrase}" names a prescription-only medicine.`,
    remedy:
      'Write of the consultation and of what troubles the client: "a consultation for lines and wrinkles".',
  })
