import type { CheckResult } from '../check.ts'

/** What every form of report is made from. */
export interface Report extends Pick<CheckResult, 'findings' | 'waived' | 'summary'> {
  /** What was checked: the files of content, or the pages that were built from them. */
  of: 'content' | 'pages'
  /** The lines of a file, for code frames; none if it can't be read or is not text. */
  lines: (file: string) => readonly string[]
}
