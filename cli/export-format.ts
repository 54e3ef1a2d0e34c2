import type { StoredEnquiry } from '../database/enquiries.ts'
import { byteOrderMark, csvLine } from './csv.ts'
import { visibleJson } from './visible-text.ts'

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
