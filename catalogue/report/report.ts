import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters, styleText } from 'node:util'
import { counted } from '../../schemas/counted.ts'
import { longDate } from '../../schemas/time/long-date.ts'
import { visibleJson, visibleText } from '../../schemas/visible-text.ts'
import type { CheckResult } from '../check.ts'
import { type Finding, fileName, formatPlace, type Place, type Severity } from '../finding.ts'
import { grouped } from '../grouped.ts'
import { type Waived, waiverText } from '../waivers.ts'
import { githubReport } from './github.ts'
import { sarifReport } from './sarif.ts'

export const reportFormats = ['text', 'json', 'github', 'sarif'] as const
export type ReportFormat = (typeof reportFormats)[number]

export interface ReportOptions {
  /** The project's root, which holds content/. */
  root: string
  format?: ReportFormat
  colour?: boolean
  /** What was checked: the files of content, or the pages that were built from them. */
  of?: 'content' | 'pages'
}

type Report = Pick<CheckResult, 'findings' | 'waived' | 'summary'>

/**
 * The report of a check. People read what the clinic accepted for a time, then each problem with its place and remedy. Code frames are
 * read from the files under `root`.
 */
export function renderReport(
  report: Report,
  { root, format = 'text', colour = false, of = 'content' }: ReportOptions,
): string {
  const { findings, waived, summary } = report
  if (format === 'github') return githubReport(report)
  if (format === 'sarif') return sarifReport(report)
  if (format === 'json') return `${visibleJson({ summary, findings, waived }, 2)}\n`
  const byFile = grouped(findings, ({ file }) => file)
  const groups = [...byFile.values()].map((own) => own.map((one) => problem(one, root)).join('\n'))
  const text = `${[...acceptedBlock(waived), ...groups, summaryLine(summary, of)].join('\n\n')}\n`
  return colour ? text : stripVTControlCharacters(text)
}

const ink = (format: 'red' | 'yellow' | 'dim' | 'bold', text: string) =>
  styleText(format, text, { validateStream: false })
const inks = { error: 'red', warning: 'yellow' } as const

function problem(finding: Finding, root: string): string {
  const { severity, rule, message, remedy, related = [] } = finding
  const hasWaiver = related.some(({ file }) => fileName(file) === 'waivers')
  const waiver = hasWaiver ? [] : waiverText(finding)
  const accept = 'To accept it for a time, add to content/waivers.yaml, with owner, reason and expires:'
  const lines = [
    ink(inks[severity], `${severity} ${rule}`),
    ...codeFrame(finding, root),
    ...related.flatMap((place) => [
      visibleText(`${formatPlace(place)} ${place.message}`),
      ...codeFrame(place, root),
    ]),
    ...(remedy ? [visibleText(remedy)] : []),
    ...(waiver.length > 0 ? [accept, ...waiver].map((line) => ink('dim', visibleText(line))) : []),
  ]
  const heading = `${ink('bold', visibleText(formatPlace(finding)))} ${visibleText(message)}`
  return [heading, ...indent(lines)].join('\n')
}

/** Differences that visitors see come first; they name their places themselves. */
function acceptedBlock(waived: readonly Waived[]): string[] {
  const isSeen = ({ rule }: Finding) => rule === 'agreement'
  const lines = waived
    .toSorted((a, b) => Number(isSeen(b.finding)) - Number(isSeen(a.finding)))
    .map(({ finding, waiver: { owner, reason, expires } }) => {
      const message = isSeen(finding) ? finding.message : `${formatPlace(finding)} ${finding.message}`
      return visibleText(`${message} Accepted by the ${owner} until ${longDate(expires)}: ${reason}`)
    })
  return lines.length > 0 ? [[ink('bold', 'Accepted for a time:'), ...indent(lines)].join('\n')] : []
}

function summaryLine(
  { files, errors, warnings, waived, isPartial }: Report['summary'],
  of: ReportOptions['of'],
): string {
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
function codeFrame({ file, line, column, length = 1 }: Place, root: string): string[] {
  const lines = linesOf(join(root, file))
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
  ].map((row) => ink('dim', row.trimEnd()))
}

/** None if the file can't be read or is not text. */
function linesOf(path: string): string[] {
  try {
    // Reading a pipe would block the report until something is written to it.
    const bytes = lstatSync(path).isFile() ? readFileSync(path) : undefined
    return bytes && isUtf8(bytes) ? bytes.toString().split(/\r?\n/) : []
  } catch {
    return []
  }
}
