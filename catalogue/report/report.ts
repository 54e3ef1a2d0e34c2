import type { Summary } from '../check.ts'
import type { Finding } from '../finding.ts'

/** What every report is made from. */
export interface Report {
  findings: readonly Finding[]
  waived: readonly Finding[]
  summary: Summary
  /** The lines of a content file, for code frames; none when it can't be read. */
  lines: (file: string) => readonly string[]
}

/** Forms a report can take. */
export const reportFormats = ['text', 'json', 'github', 'sarif'] as const

export type ReportFormat = (typeof reportFormats)[number]
