import type { StoredEnquiry } from '../database/enquiries.ts'
import { visibleJson, visibleLines } from './visible-text.ts'

export const exportFormats = ['csv', 'json', 'ndjson'] as const

export type ExportFormat = (typeof exportFormats)[number]

/** The columns of an export, which are also the fields of `--json`. */
export const enquiryColumns = [
  'reference',
  'createdAt',
  'status',
  'name',
  'dateOfBirth',
  'email',
  'phone',
  'reasonForContact',
  'message',
  'suspicious',
] as const satisfies readonly (keyof StoredEnquiry)[]

/** Tells a spreadsheet that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

const formulaStart = /^[=+\-@\t\r]/

type Rows = AsyncIterable<StoredEnquiry>

/** Enquiries as the text of a file, in parts. */
export async function* exportText(rows: Rows, format: ExportFormat): AsyncGenerator<string> {
  yield* writers[format](rows)
}

const writers: Record<ExportFormat, (rows: Rows) => AsyncGenerator<string>> = {
  async *csv(rows) {
    yield byteOrderMark + csvLine(enquiryColumns)
    for await (const row of rows) yield csvLine(enquiryColumns.map((column) => String(row[column] ?? '')))
  },
  async *json(rows) {
    let before = '['
    for await (const row of rows) {
      yield `${before}\n${visibleJson(inOrder(row))}`
      before = ','
    }
    yield before === '[' ? '[]\n' : '\n]\n'
  },
  async *ndjson(rows) {
    for await (const row of rows) yield `${visibleJson(inOrder(row))}\n`
  },
}

function inOrder(row: StoredEnquiry) {
  return Object.fromEntries(enquiryColumns.map((column) => [column, row[column] ?? null]))
}

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
