import { visibleLines } from './visible-text.ts'

/** Text that a spreadsheet would run as a formula (OWASP, CSV injection), full-width signs included. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/
/** Digits that a spreadsheet would read as a number, a date or a time. */
const numeric = /^(?:\(?\d[\d.,/:-]*\)?|\d[\d.,]*e[+-]?\d+)$/i
/** Numbers that it shows unchanged, with no leading 0 and too short to be rounded, and dates as exports write them. */
const unchanged = /^(?:(?:0|[1-9]\d{0,10})(?:\.\d{0,3}[1-9])?|\d{4}-\d\d-\d\d)$/

/**
 * A line of CSV (RFC 4180): all cells quoted, ended by CRLF. A cell that a spreadsheet would compute or change gets an
 * apostrophe in front.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

const isChanged = (text: string) => numeric.test(text) && !unchanged.test(text)

function csvCell(text: string): string {
  const guarded = formula.test(text) || isChanged(text.trim()) ? `'${text}` : text
  const safe = visibleLines(guarded).join('\n')
  return `"${safe.replaceAll('"', '""')}"`
}
