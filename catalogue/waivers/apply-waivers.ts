import type { Waiver } from '../../schemas/content/waivers.ts'
import type { Finding, Place } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import { Unread } from './unread.ts'
import { uselessWaiver } from './useless-waiver.ts'
import { timed, valuesKey } from './waiver-text.ts'

/** Findings parted by what the clinic accepts. */
export interface Judged {
  findings: Finding[]
  waived: Finding[]
}

/** One waiver with where it stands. */
export interface PlacedWaiver extends Waiver {
  place: Place & { length: number }
}

/** What the clinic accepts; nobody knows what while content/waivers.yaml can't be read. */
export type Accepted = readonly PlacedWaiver[] | 'unknown'

/**
 * Sets aside the findings that waivers accept. A waiver accepts a finding of its rule about its subject with exactly its
 * values; one that has expired or accepts nothing is a finding itself, since the next reader would trust it. Nothing is said
 * of what can't be judged until a file is mended: findings that may be accepted while the waivers are unknown, and waivers
 * whose finding may stand in a file that can't be read.
 */
export function applyWaivers(all: readonly Finding[], accepted: Accepted, today: string): Judged {
  const findings = countAlike(all)
  if (accepted === 'unknown') {
    return { findings: findings.filter(({ subject }) => subject === undefined), waived: [] }
  }
  const unread = new Unread(findings)
  const waivers = groupBy(accepted, topicOf)
  const judged: Judged = { findings: [], waived: [] }
  const used = new Set<PlacedWaiver>()
  for (const finding of findings) {
    const about = waivers.get(topicOf(finding)) ?? []
    const waiver = about.find((one) => accepts(one, finding) && one.expires >= today)
    if (waiver) {
      used.add(waiver)
      judged.waived.push({ ...finding, related: [...(finding.related ?? []), acceptance(waiver)] })
    } else if (!about.some((one) => one.expires >= today && unread.mayExplain(one.values, finding)))
      judged.findings.push(finding)
  }
  const left = groupBy(judged.findings, topicOf)
  const idle = accepted.filter((waiver) => !used.has(waiver))
  judged.findings.push(
    ...idle.flatMap((waiver) => {
      const about = left.get(topicOf(waiver)) ?? []
      if (unread.isAny && about.length === 0) return []
      const twin = (waivers.get(topicOf(waiver)) ?? []).find((one) => used.has(one) && accepts(one, waiver))
      return [uselessWaiver({ waiver, twin, about, findings, today })]
    }),
  )
  return judged
}

/** Findings of one rule about one subject with the same values say how many they are: one more is another decision. */
function countAlike(findings: readonly Finding[]): Finding[] {
  const alike = groupBy(findings, (finding) => `${topicOf(finding)}\n${valuesKey(finding.values)}`)
  return findings.map((finding) => {
    const { length } = alike.get(`${topicOf(finding)}\n${valuesKey(finding.values)}`) ?? []
    if (finding.subject === undefined || length === 1) return finding
    const values = finding.values?.map((value) => timed(value, length)) ?? [`${length} times`]
    return { ...finding, values }
  })
}

/** What a finding and its waiver share. */
function topicOf({ rule, subject }: Pick<Finding, 'rule' | 'subject'>): string {
  return `${rule}\n${subject}`
}

function accepts(waiver: Waiver, finding: { values?: readonly string[] | undefined }): boolean {
  return valuesKey(waiver.values) === valuesKey(finding.values)
}

function acceptance({ place, owner, reason, expires }: PlacedWaiver) {
  return { ...place, message: `accepted by the ${owner} until ${expires}: ${reason}` }
}
