import { join } from 'node:path'
import { type Finding, formatPlace, type Place } from '../finding.ts'
import { codeFrame } from '../report/code-frame.ts'
import { lineReader } from '../report/render.ts'
import type { PanelFinding, PanelMessage, PanelPlace } from './panel-message.ts'

/** What the panel shows of findings, with the lines they are about, read from the files under `root`. */
export function panelFindings(findings: readonly Finding[], root: string): PanelMessage {
  const linesOf = lineReader(root)
  const placed = (place: Place & { length?: number; message: string }): PanelPlace => ({
    place: formatPlace(place),
    target: join(root, formatPlace(place)),
    message: place.message,
    frame: codeFrame(linesOf(place.file), place),
  })
  const shown = (finding: Finding): PanelFinding => {
    const { rule, remedy, related = [] } = finding
    const subject = subjectOf(finding)
    return {
      ...placed(finding),
      rule,
      related: related.map(placed),
      ...(remedy !== undefined && { remedy }),
      ...(subject !== undefined && { subject }),
    }
  }
  const of = (level: Finding['severity']) => findings.filter(({ severity }) => severity === level).map(shown)
  return { errors: of('error'), warnings: of('warning') }
}

function subjectOf({ subject, values }: Finding): string | undefined {
  if (subject === undefined || !values?.length) return subject
  return `${subject}: ${values.map((value) => `"${value}"`).join(' and ')}`
}
