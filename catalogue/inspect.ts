import { disagreements } from './agreement/disagreements.ts'
import { duplicates } from './agreement/duplicates.ts'
import { buildLedger, type Ledger } from './claims/ledger.ts'
import { TreatmentNames } from './claims/treatment-names.ts'
import { compareFindings, type Finding } from './finding.ts'
import type { Entry, ValueOf } from './read/entry.ts'
import { readSite } from './read/read-site.ts'
import { entryOf } from './rules/entry-of.ts'
import { siteRules } from './rules/index.ts'
import { applyWaivers, type Judged, type PlacedWaiver } from './waivers/apply-waivers.ts'

export interface InspectOptions {
  root: string
  /** The clinic's date, `yyyy-mm-dd`. */
  today: string
  release: boolean
}

/** All content read and judged: each file by itself, then all together. */
export interface Inspection extends Judged {
  entries: Entry[]
  ledger: Ledger
}

/** Reads all content under a root and judges it. */
export async function inspect({ root, today, release }: InspectOptions): Promise<Inspection> {
  const { entries, images, findings: fileFindings } = await readSite(root)
  const ledger = buildLedger(
    entries.map(({ claims }) => claims),
    new TreatmentNames(treatmentNames(entries)),
  )
  const findings: Finding[] = [
    ...fileFindings,
    ...entries
      .flatMap((entry) => entry.findings)
      .filter(({ rule }) => rule !== 'cqc' || !registered(entries)),
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

/** Whether the clinic gives its number at the Care Quality Commission. */
function registered(entries: readonly Entry[]): boolean {
  return entryOf(entries, 'clinic')?.value?.cqc !== undefined
}

function treatmentNames(entries: readonly Entry[]): { name: string; slug: string }[] {
  return entries.flatMap((entry) =>
    entry.kind === 'treatment' && entry.value
      ? [{ name: (entry.value as ValueOf<'treatment'>).title, slug: entry.slug }]
      : [],
  )
}

function waiversOf(entries: readonly Entry[]): PlacedWaiver[] {
  return entries.flatMap((entry) =>
    entry.kind === 'waivers' && entry.value
      ? (entry.value as ValueOf<'waivers'>).waivers.map((waiver, index) => ({
          ...waiver,
          place: entry.locate(['waivers', index]),
        }))
      : [],
  )
}
