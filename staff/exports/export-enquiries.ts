import type { Knex } from 'knex'
import { eachNote } from '../../database/enquiries/each-note.ts'
import { type AuditStamp, recordExport } from '../../database/enquiries/enquiry-event.ts'
import { countEnquiries, type EnquiryFilter, eachEnquiry } from '../../database/enquiries/find-enquiries.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { leavingRestrictedOut } from '../enquiries/enquiry-list.ts'
import { countingRows, type OnProgress } from '../progress.ts'
import { csvText } from './csv.ts'
import { type ExportFormat, enquiryColumns } from './export-format.ts'
import { inPieces } from './in-pieces.ts'
import { jsonText, ndjsonText } from './json.ts'

interface Export {
  /** How many enquiries it holds, once `parts` has been read. */
  count: () => number
  /** How many match but are left out because they are restricted. */
  restricted: number
  /** The file's content, read from the database as the caller iterates. */
  parts: AsyncIterable<string | Uint8Array>
}

/**
 * Enquiries as a file, oldest first. The audit records who exported which, before they are read. Enquiries that arrive or begin
 * to match meanwhile are not included; those erased or restricted meanwhile are left out. Restricted ones are exported only if
 * asked for: exporting is more than keeping (UK GDPR, article 18).
 */
export async function exportEnquiries(
  db: Knex,
  wanted: EnquiryFilter,
  format: ExportFormat,
  stamp: AuditStamp,
  onProgress?: OnProgress,
): Promise<Export> {
  const filter = leavingRestrictedOut(wanted)
  const restricted = filter.restricted ? 0 : await countEnquiries(db, { ...filter, restricted: true })
  const { affected, eventId } = await recordExport(db, filter, stamp)
  const recorded = { exportedWith: eventId, restricted: filter.restricted }
  const { rows, count } = countingRows(eachEnquiry(db, recorded), affected, onProgress)
  return { count, restricted, parts: writers[format](rows, () => eachNote(db, recorded)) }
}

type Rows = AsyncIterable<StoredEnquiry>

const writers: Record<
  ExportFormat,
  (rows: Rows, notes: () => ReturnType<typeof eachNote>) => AsyncGenerator<string | Uint8Array>
> = {
  csv: (rows) => inPieces(csvText(rows)),
  json: (rows) => inPieces(jsonText(rows, enquiryColumns)),
  ndjson: (rows) => inPieces(ndjsonText(rows, enquiryColumns)),
  async *xlsx(rows, notes) {
    const { enquiryWorkbook } = await import('./enquiry-workbook.ts')
    yield* enquiryWorkbook(rows, notes())
  },
}
