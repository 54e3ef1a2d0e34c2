import { visibleLines } from './visible-text.ts'

/** What makes a spreadsheet compute a cell (OWASP, CSV injection), also in full width. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/
/** Digits that a spreadsheet would take for a number: it drops a leading 0, and rounds a long one. */
const changedNumber = /^(?:0\d+|\d{12,}|\d+e\d+)$/i

/**
 * A line of CSV (RFC 4180): all cells quoted, ended by CRLF. What a spreadsheet would compute or change gets an
 * apostrophe in front.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const guarded = formula.test(text) || changedNumber.test(text.trim()) ? `'${text}` : text
  const safe = visibleLines(guarded).join('\n')
  return `"${safe.replaceAll('"', '""')}"`
}
