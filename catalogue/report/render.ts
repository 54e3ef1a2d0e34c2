import type { CheckResult } from '../check.ts'
import { readBytes } from '../read/read-text.ts'
import { githubReport } from './github.ts'
import { jsonReport } from './json.ts'
import type { Report, ReportFormat, ReportOf } from './report.ts'
import { sarifReport } from './sarif.ts'
import { textReport } from './text.ts'

export interface RenderOptions {
  /** The project's root, which holds content/. */
  root: string
  format: ReportFormat
  colour: boolean
  /** Content when absent. */
  of?: ReportOf
}

/** The report of a check in one of its forms. Code frames are read from the files under `root`. */
export function renderReport(
  result: CheckResult,
  { root, format, colour, of = 'content' }: RenderOptions,
): string {
  const { findings, waived, summary } = result
  const report: Report = { findings, waived, summary, of, lines: lineReader(root) }
  switch (format) {
    case 'text':
      return textReport(report, colour)
    case 'json':
      return jsonReport(report)
    case 'github':
      return githubReport(report)
    case 'sarif':
      return sarifReport(report)
  }
}

/** Reads the lines of content files under `root`, each file once; none where it can't be read. */
export function lineReader(root: string): (file: string) => readonly string[] {
  const read = new Map<string, string[]>()
  return (file) => {
    const known = read.get(file)
    if (known) return known
    const lines = linesOf(root, file)
    read.set(file, lines)
    return lines
  }
}

function linesOf(root: string, file: string): string[] {
  const bytes = readBytes(root, file)
  if (!(bytes instanceof Uint8Array)) return []
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).split(/\r?\n/)
  } catch {
    return []
  }
}
