import { visibleJson } from '../../schemas/visible-text.ts'
import type { CheckResult } from '../check.ts'
import type { Finding, Place } from '../finding.ts'

/** The report as SARIF 2.1.0 (OASIS); what is waived appears as suppressed by an external file. */
export function sarifReport({ findings, waived }: Pick<CheckResult, 'findings' | 'waived'>): string {
  const accepted = waived.map(({ finding }) => finding)
  const rules = [...new Set([...findings, ...accepted].map(({ rule }) => rule))].sort()
  const results = [
    ...findings.map((finding) => result(finding, rules)),
    ...waived.map(({ finding, waiver: { reason, owner, expires } }) => ({
      ...result(finding, rules),
      suppressions: [{ kind: 'external', justification: `${reason} (${owner}, until ${expires})` }],
    })),
  ]
  const tool = { driver: { name: 'content-check', rules: rules.map((id) => ({ id })) } }
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  const runs = [{ tool, columnKind: 'utf16CodeUnits', results }]
  return `${visibleJson({ $schema, version: '2.1.0', runs }, 2)}\n`
}

function result(finding: Finding, rules: readonly string[]) {
  const { rule, severity, message, remedy, related } = finding
  return {
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level: severity,
    message: { text: remedy ? `${message} ${remedy}` : message },
    locations: [{ physicalLocation: physical(finding) }],
    ...(related && {
      relatedLocations: related.map((place) => ({
        physicalLocation: physical(place),
        message: { text: place.message },
      })),
    }),
  }
}

function physical({ file, line, column, length }: Place) {
  const end = length ? { endColumn: column + length } : {}
  return {
    artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
    region: { startLine: line, startColumn: column, ...end },
  }
}
