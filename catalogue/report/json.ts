import type { Report } from './report.ts'

/** The report as JSON: `{summary, findings, waived}`, each finding with every field it has. */
export function jsonReport({ summary, findings, waived }: Report): string {
  return `${JSON.stringify({ summary, findings, waived }, null, 2)}\n`
}
