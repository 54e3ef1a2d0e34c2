import { disagreements } from './agreement/disagreements.ts'
import { duplicates } from './agreement/duplicates.ts'
import { buildLedger, type Ledger } from './claims/ledger.ts'
import { TreatmentNames } from './claims/treatment-names.ts'
import { compareFindings, type Finding } from './finding.ts'
import type { Entry } from './read/entry.ts'
import { entryOf, isWhole } from './read/entry-of.ts'
import type { ReadingOptions } from './read/read-files.ts'
import { readSite } from './read/read-site.ts'
import { siteRules } from './rules/index.ts'
import { type Accepted, applyWaivers, type Judged } from './waivers/apply-waivers.ts'

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
  const { entries, absent, images, findings: fileFindings } = await readSite(root, reading)
  const known = [...entries, ...absent]
  const ledger = buildLedger(
    entries.map(({ claims }) => claims),
    new TreatmentNames(treatmentNames(known)),
  )
  const unregistered = isUnregistered(known)
  const findings: Finding[] = [
    ...fileFindings,
    ...known.flatMap((entry) => entry.findings).filter(({ rule }) => rule !== 'cqc' || unregistered),
    ...disagreements(ledger.claims),
    ...duplicates(entries),
    ...siteRules.flatMap((rule) => rule({ entries: known, ledger, images, today, release })),
  ].filter(({ rule }) => rule !== 'image' || !fileFindings.some(({ file }) => file === 'content/images'))
  const judged = applyWaivers(findings, waiversOf(entries), today)
  return {
    entries,
    ledger,
    findings: judged.findings.sort(compareFindings),
    waived: judged.waived.sort(compareFindings),
  }
}

/** Every treatment's names: its title, unless that can't be read, and the words of its address. */
function treatmentNames(entries: readonly Entry[]): { name: string; slug: string }[] {
  return entries
    .filter((entry): entry is Entry<'treatment'> => entry.kind === 'treatment')
    .flatMap(({ known, slug }) =>
      [known?.title ?? [], slug.replaceAll('-', ' ')].flat().map((name) => ({ name, slug })),
    )
}

/** Whether the clinic's data says that it is not registered with the Care Quality Commission, by saying nothing of it. */
function isUnregistered(entries: readonly Entry[]): boolean {
  const clinic = entryOf(entries, 'clinic')
  return clinic !== undefined && clinic.known?.cqc === undefined && isWhole(clinic, ['cqc'])
}

/** The waivers in which nothing is wrong. */
function waiversOf(entries: readonly Entry[]): Accepted {
  const entry = entryOf(entries, 'waivers')
  if (!entry) return []
  return (
    entry.known?.waivers?.flatMap((waiver, index) => {
      const path = ['waivers', index]
      return isWhole(entry, path) ? [{ ...waiver, place: entry.locate(path) }] : []
    }) ?? 'unknown'
  )
}
