import { visibleLines } from './visible-text.ts'

/** Tells a spreadsheet that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

const formulaStart = /^[=+\-@\t\r]/

/**
 * A line of CSV (RFC 4180): all cells quoted, ended by CRLF. A cell that a spreadsheet would run as a formula gets a
 * leading apostrophe (OWASP, CSV injection).
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const guarded = formulaStart.test(text) ? `'${text}` : text
  const safe = visibleLines(guarded).join('\n')
  return `"${safe.replaceAll('"', '""')}"`
}
