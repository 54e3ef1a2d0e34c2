import type { NamedSubject } from './about/subject.ts'
import type { Claim, FileClaims, UnattributedFigure } from './claim.ts'
import type { TreatmentNames } from './treatment-names.ts'

/** Every claim of the whole site, each about one subject, and the figures that could not be given one. */
export interface Ledger {
  readonly claims: Claim[]
  readonly unattributed: readonly UnattributedFigure[]
}

/**
 * Puts the claims of all files together. A sentence that names one other treatment, before its figure and not in passing,
 * speaks of that one; a sentence that names several, or none where the page is no treatment's, leaves its figure unattributed.
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

function subjectOf(
  { subject, sentence, heading, named, figureAt = 0 }: Claim,
  names: TreatmentNames,
): string | undefined {
  if (named) return names.at(named) ?? ownByWord(subject, named, names)
  if (sentence === undefined || subject === 'clinic') return subject
  const mentions = names.in(sentence)
  const [one] = mentions
  if (!one) return underHeading(subject, heading, names)
  if (mentions.some(({ slug }) => slug !== one.slug)) return undefined
  if (one.slug === subject) return subject
  const isSubject = !one.isAside && (one.start < figureAt || one.isObject)
  return isSubject ? one.slug : undefined
}

/** Words that name no treatment speak of the one in the heading above them, or of the page's. */
function underHeading(
  subject: string,
  heading: string | undefined,
  names: TreatmentNames,
): string | undefined {
  const others = names.in(heading ?? '').filter(({ slug }) => slug !== subject)
  const [first] = others
  if (!first) return subject || undefined
  return others.length === 1 && !first.isAside && names.in(heading ?? '').length === 1
    ? first.slug
    : undefined
}

/** The page's own treatment where one word of its name stands for it: "a booster session". */
function ownByWord(
  subject: string,
  { words, nameAt }: NamedSubject,
  names: TreatmentNames,
): string | undefined {
  return nameAt === 'end' && names.byWordAtEndOf(words) === subject ? subject : undefined
}
