import { visibleText } from '../../schemas/visible-text.ts'
import type { CheckResult } from '../check.ts'
import { type Finding, formatPlace } from '../finding.ts'

/** Workflow commands that GitHub shows as annotations beside the changed lines. */
export function githubReport({ findings }: Pick<CheckResult, 'findings'>): string {
  return findings.map((finding) => `${command(finding)}\n`).join('')
}

function command({ severity, rule, file, line, column, message, remedy = '', related = [] }: Finding) {
  const others = related.map((one) => `${formatPlace(one)} ${one.message}`)
  const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}`
  return `::${severity} ${place}::${escapeData([message, ...others, remedy].join(' ').trim())}`
}

const escapeData = (text: string) =>
  visibleText(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'))

const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
