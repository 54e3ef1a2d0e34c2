import { judgeContent } from './check.ts'
import { renderReport } from './report/render.ts'
import type { ReportFormat } from './report/report.ts'

export interface ContentCheckOptions {
  /** The project's root, which holds content/. */
  root: string
  format?: ReportFormat
  release?: boolean
  colour?: boolean
  stdout: { write: (text: string) => unknown }
}

/** Checks all content and writes the report. The answer is the exit code: 1 when there is an error, else 0. */
export async function runContentCheck(options: ContentCheckOptions): Promise<0 | 1> {
  const { root, format = 'text', release = false, colour = false, stdout } = options
  const result = await judgeContent({ root, release })
  stdout.write(renderReport(result, { root, format, colour }))
  return result.summary.errors > 0 ? 1 : 0
}
