import type { Summary } from '../check.ts'
import type { Finding } from '../finding.ts'

/** What a report is about: the files of content, or the pages that were built from them. */
export type ReportOf = 'content' | 'pages'

/** What every report is made from. */
export interface Report {
  of: ReportOf
  findings: readonly Finding[]
  waived: readonly Finding[]
  summary: Summary
  /** The lines of a content file, for code frames; none when it can't be read. */
  lines: (file: string) => readonly string[]
}

/** Forms a report can take. */
export const reportFormats = ['text', 'json', 'github', 'sarif'] as const

export type ReportFormat = (typeof reportFormats)[number]
