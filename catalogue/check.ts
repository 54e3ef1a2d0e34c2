import { londonDate } from '../schemas/calendar-date.ts'
import { assemble } from './assemble.ts'
import type { Catalogue } from './catalogue.ts'
import type { Finding } from './finding.ts'
import { type Inspection, inspect } from './inspect.ts'
import type { ReadingOptions } from './read/read-files.ts'

export { runContentCheck } from './check-command.ts'

export interface CheckOptions {
  /** The project's root, which holds content/. */
  root: string
  /** The clinic's date as `yyyy-mm-dd`; today when absent. */
  today?: string
  /** True before a release: what is not yet the clinic's own is an error. */
  release?: boolean
  /** How files are read; what is found is the same. */
  reading?: ReadingOptions
}

/** What a check found. */
export interface CheckResult {
  /** All content, unless a file is missing or its keys are wrong. */
  catalogue?: Catalogue
  /** Everything that is wrong or doubtful, in the order of reports, without what is waived. */
  findings: Finding[]
  /** What content/waivers.yaml accepts. */
  waived: Finding[]
  summary: Summary
}

export interface Summary {
  files: number
  errors: number
  warnings: number
  waived: number
}

/** Reads and checks all content in one run; never stops at the first problem. */
export async function checkContent(options: CheckOptions): Promise<CheckResult> {
  const inspection = await inspectContent(options)
  const catalogue = assemble(inspection.entries)
  return { ...(catalogue && { catalogue }), ...verdict(inspection) }
}

/** Does the same without putting the catalogue together. */
export async function judgeContent(options: CheckOptions): Promise<CheckResult> {
  return verdict(await inspectContent(options))
}

function inspectContent({
  root,
  today = londonDate(new Date()),
  release = false,
  reading,
}: CheckOptions): Promise<Inspection> {
  return inspect({ root, today, release, reading })
}

function verdict({ entries, findings, waived }: Inspection): CheckResult {
  return {
    findings,
    waived,
    summary: {
      files: entries.length,
      errors: findings.filter(({ severity }) => severity === 'error').length,
      warnings: findings.filter(({ severity }) => severity === 'warning').length,
      waived: waived.length,
    },
  }
}
