import { disagreements } from './agreement/disagreements.ts'
import { duplicates } from './agreement/duplicates.ts'
import { buildLedger, type Ledger } from './claims/ledger.ts'
import { TreatmentNames } from './claims/treatment-names.ts'
import { compareFindings, type Finding } from './finding.ts'
import type { Entry } from './read/entry.ts'
import type { ReadingOptions } from './read/read-files.ts'
import { readSite } from './read/read-site.ts'
import { entryOf, treatmentsOf } from './rules/entry-of.ts'
import { siteRules } from './rules/index.ts'
import { applyWaivers, type Judged, type PlacedWaiver } from './waivers/apply-waivers.ts'

export interface InspectOptions {
  root: string
  /** The clinic's date, `yyyy-mm-dd`. */
  today: string
  release: boolean
  reading?: ReadingOptions | undefined
}

/** All content read and judged: each file by itself, then all together. */
export interface Inspection extends Judged {
  entries: Entry[]
  ledger: Ledger
}

/** Reads all content under a root and judges it. */
export async function inspect({ root, today, release, reading }: InspectOptions): Promise<Inspection> {
  const { entries, images, findings: fileFindings } = await readSite(root, reading)
  const ledger = buildLedger(
    entries.map(({ claims }) => claims),
    new TreatmentNames(treatmentsOf(entries).map(({ outline, slug }) => ({ name: outline.title, slug }))),
  )
  const isRegistered = entryOf(entries, 'clinic')?.outline?.cqc !== undefined
  const findings: Finding[] = [
    ...fileFindings,
    ...entries.flatMap((entry) => entry.findings).filter(({ rule }) => rule !== 'cqc' || !isRegistered),
    ...disagreements(ledger.claims),
    ...duplicates(entries),
    ...siteRules.flatMap((rule) => rule({ entries, ledger, images, today, release })),
  ]
  const judged = applyWaivers(findings, waiversOf(entries), today)
  return {
    entries,
    ledger,
    findings: judged.findings.sort(compareFindings),
    waived: judged.waived.sort(compareFindings),
  }
}

function waiversOf(entries: readonly Entry[]): PlacedWaiver[] {
  const entry = entryOf(entries, 'waivers')
  const waivers = entry?.outline?.waivers ?? []
  return waivers.flatMap((waiver, index) =>
    entry ? [{ ...waiver, place: entry.locate(['waivers', index]) }] : [],
  )
}
