import { styleText } from 'node:util'
import { counted } from '../../schemas/counted.ts'
import { longDate } from '../../schemas/time/long-date.ts'
import { visibleText } from '../../schemas/visible-text.ts'
import type { CheckResult } from '../check.ts'
import { type Finding, formatPlace, type Place, type Severity } from '../finding.ts'
import { grouped } from '../grouped.ts'
import { type Waived, waiverText } from '../waivers.ts'

interface Report extends Pick<CheckResult, 'findings' | 'waived' | 'summary'> {
  /** What was checked: the files of content, or the pages that were built from them. */
  of: 'content' | 'pages'
  /** The lines of a file, for code frames; none if it can't be read or is not text. */
  lines: (file: string) => readonly string[]
}

const inks = { error: 'red', warning: 'yellow' } as const
type Ink = (format: 'red' | 'yellow' | 'dim' | 'bold', text: string) => string
const coloured: Ink = (format, text) => styleText(format, text, { validateStream: false })

/** The report that people read: what the clinic accepted for a time, then each problem with its place and remedy. */
export function textReport(report: Report, { colour }: { colour: boolean }) {
  const ink: Ink = colour ? coloured : (_format, text) => text
  const byFile = grouped(report.findings, ({ file }) => file)
  const groups = [...byFile.values()].map((own) => own.map((one) => problem(one, report, ink)).join('\n'))
  const accepted = acceptedBlock(report.waived, ink)
  return `${[...accepted, ...groups, summaryLine(report, ink)].join('\n\n')}\n`
}

function problem(finding: Finding, report: Report, ink: Ink): string {
  const { severity, rule, message, remedy, related = [] } = finding
  const waiver = waiverText(finding)
  const accept = 'To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:'
  const lines = [
    ink(inks[severity], `${severity} ${rule}`),
    ...frame(finding, report, ink),
    ...related.flatMap((place) => [
      visibleText(`${formatPlace(place)} ${place.message}`),
      ...frame(place, report, ink),
    ]),
    ...(remedy ? [visibleText(remedy)] : []),
    ...(waiver.length > 0 ? [accept, ...waiver].map((line) => ink('dim', visibleText(line))) : []),
  ]
  const heading = `${ink('bold', visibleText(formatPlace(finding)))} ${visibleText(message)}`
  return [heading, ...indent(lines)].join('\n')
}

function frame(place: Place & { length?: number }, { lines }: Report, ink: Ink): string[] {
  return codeFrame(lines(place.file), place).map((line) => ink('dim', line))
}

/** Differences that visitors see come first. */
function acceptedBlock(waived: readonly Waived[], ink: Ink): string[] {
  const seen = waived.filter(({ finding }) => finding.rule === 'agreement')
  const others = waived.filter(({ finding }) => finding.rule !== 'agreement')
  const lines = [
    ...seen.map(({ finding, waiver }) => `${finding.message} ${acceptance(waiver)}`),
    ...others.map((one) => `${formatPlace(one.finding)} ${one.finding.message} ${acceptance(one.waiver)}`),
  ]
  if (lines.length === 0) return []
  return [[ink('bold', 'Accepted for a time:'), ...indent(lines.map(visibleText))].join('\n')]
}

function acceptance({ owner, reason, expires }: Waived['waiver']): string {
  return `Accepted by the ${owner} until ${longDate(expires)}: ${reason}`
}

function summaryLine({ summary, of }: Report, ink: Ink): string {
  const { files, errors, warnings, waived, isPartial } = summary
  const what = of === 'pages' ? `Pages: ${files}` : `Content: ${counted(files, 'file')}`
  const inked = (number: number, severity: Severity) =>
    number > 0 ? ink(inks[severity], counted(number, severity)) : counted(number, severity)
  const found = `${what}, ${inked(errors, 'error')}`
  return isPartial
    ? `${found}. Figures, links, rules and waivers are checked once these are fixed.`
    : `${found}, ${inked(warnings, 'warning')}, ${waived} accepted.`
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

const widest = 120

/** The line that a finding points at with the one before it, and carets under `length` characters; long lines are cut. */
function codeFrame(
  lines: readonly string[],
  { line, column, length = 1 }: { line: number; column: number; length?: number },
): string[] {
  const text = lines[line - 1]
  if (text === undefined) return []
  const gutter = String(line).length
  const from = Math.max(0, Math.min(column - 1 - 40, text.length - widest))
  const show = (content: string) => visibleText(content.replaceAll('\t', ' ').slice(from, from + widest))
  const before = lines[line - 2]?.slice(0, widest).replaceAll('\t', ' ') ?? ''
  const underline = Math.max(1, Math.min(length, text.length - column + 1, from + widest - column + 1))
  return [
    ...(before.trim() ? [`${String(line - 1).padStart(gutter)} | ${visibleText(before)}`] : []),
    `${line} | ${from > 0 ? show(text).replace(/^./u, '…') : show(text)}`,
    `${' '.repeat(gutter)} | ${' '.repeat(column - 1 - from)}${'^'.repeat(underline)}`,
  ].map((row) => row.trimEnd())
}
