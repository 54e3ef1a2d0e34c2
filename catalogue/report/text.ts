import { longDate } from '../../schemas/content/long-date.ts'
import { type Finding, formatPlace, type Place } from '../finding.ts'
import { type Waived, waiverText } from '../waivers.ts'
import { codeFrame } from './code-frame.ts'
import { type Paint, paint } from './paint.ts'
import type { Report } from './report.ts'
import { visible } from './visible.ts'

/** The report that people read: what visitors see of accepted differences, then each problem with its place and remedy. */
export function textReport(
  report: Report,
  { colour, waivers }: { colour: boolean; waivers: boolean },
): string {
  const ink = paint(colour)
  const files = [...new Set(report.findings.map(({ file }) => file))]
  const groups = files.map((name) =>
    report.findings
      .filter(({ file }) => file === name)
      .map((finding) => problem(finding, report, ink))
      .join('\n'),
  )
  const accepted = acceptedBlock(report.waived, waivers, ink)
  return `${[...accepted, ...groups, summaryLine(report, ink)].join('\n\n')}\n`
}

function problem(finding: Finding, report: Report, ink: Paint): string {
  const waiver = waiverText(finding)
  const lines = [
    ink[finding.severity](`${finding.severity} ${finding.rule}`),
    ...frame(finding, report, ink),
    ...(finding.related ?? []).flatMap((place) => [
      visible(`${formatPlace(place)} ${place.message}`),
      ...frame(place, report, ink),
    ]),
    ...(finding.remedy ? [visible(finding.remedy)] : []),
    ...(waiver.length > 0
      ? [
          'To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:',
          ...waiver,
        ].map((line) => ink.faint(visible(line)))
      : []),
  ]
  return [`${ink.strong(visible(formatPlace(finding)))} ${visible(finding.message)}`, ...indent(lines)].join(
    '\n',
  )
}

function frame(place: Place & { length?: number }, { lines }: Report, ink: Paint): string[] {
  return codeFrame(lines(place.file), place).map((line) => ink.faint(line))
}

/** Differences that visitors see come first; the other waivers are counted, or listed when asked for. */
function acceptedBlock(waived: readonly Waived[], all: boolean, ink: Paint): string[] {
  const seen = waived.filter(({ finding }) => finding.rule === 'agreement')
  const others = waived.filter(({ finding }) => finding.rule !== 'agreement')
  const lines = [
    ...seen.map(({ finding, waiver }) => `${finding.message} ${acceptance(waiver)}`),
    ...(all
      ? others.map(
          ({ finding, waiver }) => `${formatPlace(finding)} ${finding.message} ${acceptance(waiver)}`,
        )
      : []),
    ...(!all && others.length > 0
      ? [
          `${count(others.length, 'other finding')} ${others.length === 1 ? 'is' : 'are'} accepted; content check --waivers lists them.`,
        ]
      : []),
  ]
  return lines.length > 0
    ? [[ink.strong('Accepted for a time:'), ...indent(lines.map(visible))].join('\n')]
    : []
}

function acceptance({ owner, reason, expires }: Waived['waiver']): string {
  return `Accepted by the ${owner} until ${longDate(expires)}: ${reason}`
}

function summaryLine({ summary, of }: Report, ink: Paint): string {
  const { files, errors, warnings, waived } = summary
  const what = of === 'pages' ? `Pages: ${files}` : `Content: ${count(files, 'file')}`
  const errorCount = count(errors, 'error')
  const warningCount = count(warnings, 'warning')
  return `${what}, ${errors > 0 ? ink.error(errorCount) : errorCount}, ${
    warnings > 0 ? ink.warning(warningCount) : warningCount
  }, ${waived} accepted.`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}
