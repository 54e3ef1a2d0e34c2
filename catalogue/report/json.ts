import type { Report } from './report.ts'
import { visibleJson } from './visible.ts'

/** The report as JSON: `{summary, findings, waived}`, each finding with every field it has. */
export function jsonReport({ summary, findings, waived }: Report): string {
  return `${visibleJson({ summary, findings, waived })}\n`
}
