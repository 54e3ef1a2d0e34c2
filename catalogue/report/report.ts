import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { visibleJson } from '../../schemas/visible-text.ts'
import type { CheckResult } from '../check.ts'
import { githubReport } from './github.ts'
import { sarifReport } from './sarif.ts'
import { textReport } from './text.ts'

export const reportFormats = ['text', 'json', 'github', 'sarif'] as const
export type ReportFormat = (typeof reportFormats)[number]

export interface ReportOptions {
  /** The project's root, which holds content/. */
  root: string
  format?: ReportFormat
  colour?: boolean
  /** What was checked. */
  of?: 'content' | 'pages'
}

/** The report of a check. Code frames are read from the files under `root`. */
export function renderReport(
  result: Pick<CheckResult, 'findings' | 'waived' | 'summary'>,
  { root, format = 'text', colour = false, of = 'content' }: ReportOptions,
): string {
  const { findings, waived, summary } = result
  if (format === 'github') return githubReport(result)
  if (format === 'sarif') return sarifReport(result)
  if (format === 'json') return `${visibleJson({ summary, findings, waived }, 2)}\n`
  return textReport({ ...result, of, lines: (file) => linesOf(join(root, file)) }, { colour })
}

function linesOf(path: string): string[] {
  try {
    // Reading a pipe would block the report until something is written to it.
    const bytes = lstatSync(path).isFile() ? readFileSync(path) : undefined
    return bytes && isUtf8(bytes) ? bytes.toString().split(/\r?\n/) : []
  } catch {
    return []
  }
}
