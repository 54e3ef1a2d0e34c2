import { csvLine } from '../../schemas/csv-line.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { enquiryColumns } from './export-format.ts'

/** Lets a spreadsheet recognise UTF-8. */
const byteOrderMark = '\uFEFF'

export async function* csvText(rows: AsyncIterable<StoredEnquiry>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(enquiryColumns)
  for await (const row of rows) yield csvLine(enquiryColumns.map((column) => String(row[column] ?? '')))
}
