import type { Claim, FileClaims, UnattributedFigure } from './claim.ts'
import type { TreatmentNames } from './treatment-names.ts'

/** Every claim of the whole site, each about one subject, and the figures that could not be given one. */
export interface Ledger {
  readonly claims: Claim[]
  readonly unattributed: readonly UnattributedFigure[]
}

/**
 * Puts the claims of all files together. A sentence that names one other treatment speaks of that one; a sentence that
 * names several, or none where the page is no treatment's, leaves its figure unattributed.
 */
export function buildLedger(files: readonly FileClaims[], names: TreatmentNames): Ledger {
  const claims: Claim[] = []
  const ambiguous: UnattributedFigure[] = []
  for (const claim of files.flatMap((file) => file.claims)) {
    const subject = subjectOf(claim, names)
    if (subject === claim.subject) claims.push(claim)
    else if (subject !== undefined) claims.push({ ...claim, subject })
    else ambiguous.push({ value: claim.value, place: claim.place, sentence: claim.sentence ?? '' })
  }
  return {
    claims,
    get unattributed() {
      return [...files.flatMap((file) => file.unattributed), ...ambiguous]
    },
  }
}

function subjectOf({ subject, sentence, named: words }: Claim, names: TreatmentNames): string | undefined {
  if (words !== undefined) return names.atEndOf(words)
  if (sentence === undefined || subject === 'clinic') return subject
  const named = names.in(sentence)
  if (named.length === 0) return subject || undefined
  if (named.length === 1) return named[0]
  return undefined
}
