import { type Finding, formatPlace, type Place } from '../finding.ts'
import { waiverText } from '../waivers/waiver-text.ts'
import { codeFrame } from './code-frame.ts'
import { type Paint, paint } from './paint.ts'
import type { Report } from './report.ts'
import { visible } from './visible.ts'

/** How many of a finding's values are printed. */
const shownValues = 20

/** The report that people read: grouped by file, each finding with its place, the line it is about and what to do. */
export function textReport(report: Report, colour: boolean): string {
  const ink = paint(colour)
  const byFile = new Map<string, string[]>()
  for (const finding of report.findings) {
    const blocks = byFile.get(finding.file) ?? []
    blocks.push(block(finding, report, ink))
    byFile.set(finding.file, blocks)
  }
  const groups = [...byFile.values()].map((blocks) => blocks.join('\n'))
  return `${[...groups, ...waivedBlock(report, ink), summaryLine(report, ink)].join('\n\n')}\n`
}

function block(finding: Finding, report: Report, ink: Paint): string {
  const level = ink[finding.severity](`${finding.severity} ${finding.rule}`)
  return [
    `${ink.strong(visible(formatPlace(finding)))} ${visible(finding.message)}`,
    ...indent([
      level,
      ...frame(finding, report, ink),
      ...(finding.related ?? []).flatMap((place) => [
        visible(`${formatPlace(place)} ${place.message}`),
        ...frame(place, report, ink),
      ]),
      ...(finding.remedy ? [visible(finding.remedy)] : []),
      ...acceptance(finding).map((line) => ink.faint(visible(line))),
    ]),
  ].join('\n')
}

/** What to write to accept a finding, indented as it is in the file once the report has indented it too. */
function acceptance(finding: Finding): string[] {
  const entry = waiverText(finding)
  return entry.length === 0
    ? []
    : ['To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:', ...entry]
}

function frame(place: Place & { length?: number }, report: Report, ink: Paint): string[] {
  return codeFrame(report.lines(place.file), place).map((line) => ink.faint(line))
}

function waivedBlock({ waived }: Report, ink: Paint): string[] {
  if (waived.length === 0) return []
  const rows = waived.map((finding) =>
    visible(
      `${finding.rule}: ${finding.subject ?? finding.message}${valuesOf(finding)} (${placesOf(finding)})`,
    ),
  )
  return [[ink.strong('Waived in content/waivers.yaml:'), ...indent(rows)].join('\n')]
}

/** Where a waived finding stands, and what it disagrees with; the waiver itself is known. */
function placesOf(finding: Finding): string {
  const others = (finding.related ?? []).filter(({ file }) => file !== 'content/waivers.yaml')
  return [finding, ...others].map(formatPlace).join(' and ')
}

function valuesOf({ values }: Finding): string {
  if (!values) return ''
  const rest = values.length - shownValues
  const shown = values.slice(0, shownValues).map(brief).join(' | ')
  return rest > 0 ? ` [${shown} and ${rest} more]` : ` [${shown}]`
}

function brief(value: string): string {
  return value.length > 60 ? `${value.slice(0, 59)}…` : value
}

function summaryLine({ summary, of }: Report, ink: Paint): string {
  const { files, errors, warnings, waived } = summary
  const counts = [
    errors > 0 ? ink.error(count(errors, 'error')) : count(errors, 'error'),
    warnings > 0 ? ink.warning(count(warnings, 'warning')) : count(warnings, 'warning'),
    `${waived} waived`,
  ]
  const what = of === 'pages' ? `Pages: ${files}` : `Content: ${count(files, 'file')}`
  return `${what}, ${counts.join(', ')}.`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
