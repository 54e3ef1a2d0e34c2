import type { Waiver } from '../../schemas/content/waivers.ts'
import type { Finding, Place } from '../finding.ts'

/** Rules whose findings keep a file's words from being compared. */
const unreadRules = new Set(['file', 'syntax', 'schema'])

/** Findings parted by what the clinic accepts. */
export interface Judged {
  findings: Finding[]
  waived: Finding[]
}

/** One waiver with where it stands. */
export interface PlacedWaiver extends Waiver {
  place: Place & { length: number }
}

/**
 * Sets aside the findings that waivers accept. A waiver accepts a finding of its rule about its subject with exactly its
 * values; one that has expired or accepts nothing is a finding itself, since the next reader would trust it. While a file
 * can't be read nothing is said of waivers that accept nothing: what they accept may stand there.
 */
export function applyWaivers(
  findings: readonly Finding[],
  waivers: readonly PlacedWaiver[],
  today: string,
): Judged {
  const judged: Judged = { findings: [], waived: [] }
  const used = new Set<PlacedWaiver>()
  for (const finding of findings) {
    const waiver = waivers.find((one) => accepts(one, finding) && one.expires >= today)
    if (waiver) {
      used.add(waiver)
      judged.waived.push({ ...finding, related: [...(finding.related ?? []), accepted(waiver)] })
    } else judged.findings.push(finding)
  }
  const unread = findings.some(({ rule }) => unreadRules.has(rule))
  const unused = waivers.filter(
    (waiver) => !used.has(waiver) && !(unread && !findings.some((finding) => concerns(waiver, finding))),
  )
  judged.findings.push(...unused.map((waiver) => useless(waiver, findings, today)))
  return judged
}

function accepts(waiver: Waiver, finding: Finding): boolean {
  return concerns(waiver, finding) && sameValues(waiver.values, finding.values)
}

function concerns(waiver: Waiver, { rule, subject }: Finding): boolean {
  return waiver.rule === rule && waiver.subject === subject
}

function sameValues(accepted: readonly string[] | undefined, found: readonly string[] | undefined): boolean {
  const key = (values: readonly string[] = []) => [...values].sort().join('\u0000')
  return key(accepted) === key(found)
}

function accepted({ place, owner, reason, expires }: PlacedWaiver) {
  return { ...place, message: `accepted by the ${owner} until ${expires}: ${reason}` }
}

function useless(waiver: PlacedWaiver, findings: readonly Finding[], today: string): Finding {
  const name = `the waiver of ${waiver.rule} for "${waiver.subject}"`
  const about = findings.filter((finding) => concerns(waiver, finding))
  const shared = { ...waiver.place, rule: 'waiver', severity: 'error' } as const
  if (waiver.expires < today && about.some((finding) => accepts(waiver, finding))) {
    return {
      ...shared,
      message: `${name} expired on ${waiver.expires}.`,
      remedy: `Mend what it accepts, or have the ${waiver.owner} decide anew and set a later date.`,
    }
  }
  const [found] = about
  if (found) {
    return {
      ...shared,
      message: `${name} accepts ${list(waiver.values)}, and the content now says ${list(found.values)}.`,
      remedy: 'Mend the content, or decide anew and write the values as the finding prints them.',
      related: [{ file: found.file, line: found.line, column: found.column, message: 'is the finding.' }],
    }
  }
  return {
    ...shared,
    message: `${name} matches no finding.`,
    remedy: 'Remove it, or check its rule and subject against the report.',
  }
}

function list(values: readonly string[] | undefined): string {
  return values && values.length > 0 ? values.map((value) => `"${value}"`).join(' and ') : 'no values'
}
