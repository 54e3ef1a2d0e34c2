import type { Finding } from '../finding.ts'
import type { Report } from './report.ts'
import { visible } from './visible.ts'

/** Workflow commands that GitHub shows as annotations beside the changed lines. */
export function githubReport({ findings }: Report): string {
  return findings.map((finding) => `${command(finding)}\n`).join('')
}

function command(finding: Finding): string {
  const { severity, rule, file, line, column, message, remedy } = finding
  const properties = { file, line: String(line), col: String(column), title: rule }
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`)
  return `::${severity} ${list.join(',')}::${escapeData(remedy ? `${message} ${remedy}` : message)}`
}

function escapeData(text: string): string {
  return visible(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'))
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
