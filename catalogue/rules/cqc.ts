import { phraseFindings } from './phrase-findings.ts'
import type { FileRule } from './rule.ts'

/**
 * Surgical procedures are a regulated activity: whoever offers them is registered with the Care Quality Commission and
 * gives the number. Holds while `cqc` is missing in the clinic's data. Source: CQC, scope of registration: surgical
 * procedures.
 */
export const cqc: FileRule = (scope) =>
  phraseFindings(scope, {
    rule: 'cqc',
    severity: 'error',
    patterns: [
      /\b(?:excisions?|excised|mole removal|moles removed|removal of moles|local anaesthe(?:tics?|sia))\b/gi,
    ],
    keeps: ({ input = '', index = 0 }) =>
      !/\b(?:not|never|don’t|without|no)\b[^.]{0,25}$/i.test(input.slice(0, index)),
    message: (phrase) => `"${phrase}" needs registration with the Care Quality Commission.`,
    remedy: 'Put the registration number into content/clinic.yaml as "cqc", or leave the procedure out.',
  })
