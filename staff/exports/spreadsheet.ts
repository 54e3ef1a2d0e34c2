import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { Column, stream } from '@protobi/exceljs'
import type { NoteOnEnquiry } from '../../database/each-note.ts'
import type { StoredEnquiry } from '../../database/stored-enquiry.ts'
import { reasonLabel } from '../../schemas/enquiry-reason.ts'
import { ukHour } from '../../schemas/london-time.ts'
import { visibleLines } from '../../schemas/visible-text.ts'

type Writer = stream.xlsx.WorkbookWriter
type Sheet = ReturnType<Writer['addWorksheet']>
type Cell = string | Date

interface Heading<Row> {
  heading: string
  width: number
  /** How a date is shown; other columns are text, so that nothing in them is computed or loses its first 0. */
  date?: string
  cell: (row: Row) => Cell
}

const moment = 'ddd dd/mm/yyyy hh:mm'

const enquirySheet: Heading<StoredEnquiry>[] = [
  { heading: 'Reference', width: 16, cell: ({ reference }) => reference },
  { heading: 'Received', width: 21, date: moment, cell: ({ createdAt }) => ukClock(createdAt) },
  { heading: 'Status', width: 11, cell: ({ status }) => status },
  { heading: 'Name', width: 26, cell: ({ name }) => name },
  {
    heading: 'Date of birth',
    width: 13,
    date: 'dd/mm/yyyy',
    cell: ({ dateOfBirth }) => new Date(dateOfBirth),
  },
  { heading: 'Email', width: 30, cell: ({ email }) => email },
  { heading: 'Phone', width: 18, cell: ({ phone }) => phone },
  { heading: 'Reason', width: 26, cell: ({ reasonForContact }) => reasonLabel(reasonForContact) },
  { heading: 'Message', width: 70, cell: ({ message }) => message ?? '' },
  { heading: 'Suspicious', width: 11, cell: ({ suspicious }) => (suspicious ? 'yes' : '') },
]

const noteSheet: Heading<NoteOnEnquiry>[] = [
  { heading: 'Reference', width: 16, cell: ({ reference }) => reference },
  { heading: 'Written', width: 21, date: moment, cell: ({ at }) => ukClock(at) },
  { heading: 'By', width: 16, cell: ({ actor }) => actor },
  { heading: 'Note', width: 90, cell: ({ text }) => text },
]

/** A workbook of enquiries and, on a sheet of their own, their notes; times are the clinic's. */
export async function* spreadsheet(
  enquiries: AsyncIterable<StoredEnquiry>,
  notes: AsyncIterable<NoteOnEnquiry>,
): AsyncGenerator<Uint8Array> {
  // Loaded only here: it is large, and few commands write workbooks.
  const { default: excel } = await import('@protobi/exceljs')
  const bytes = new PassThrough()
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: bytes, useStyles: true })
  const write = async () => {
    await writeSheet(workbook, bytes, 'Enquiries', enquirySheet, enquiries)
    await writeSheet(workbook, bytes, 'Notes', noteSheet, notes)
    await workbook.commit()
  }
  const written = write().catch((error: unknown) => {
    bytes.destroy(error instanceof Error ? error : new Error('The workbook could not be written.'))
  })
  try {
    yield* bytes
  } finally {
    bytes.destroy()
    await written
  }
}

async function writeSheet<Row>(
  workbook: Writer,
  bytes: PassThrough,
  name: string,
  headings: readonly Heading<Row>[],
  rows: AsyncIterable<Row>,
): Promise<void> {
  const sheet: Sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = headings.map(toColumn)
  sheet.getRow(1).font = { bold: true }
  sheet.getRow(1).commit()
  let last = 1
  for await (const row of rows) {
    sheet.addRow(headings.map(({ cell }) => safe(cell(row)))).commit()
    last += 1
    if (bytes.writableNeedDrain) await once(bytes, 'drain')
    if (bytes.destroyed) return
  }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: last, column: headings.length } }
  sheet.commit()
}

function toColumn<Row>({ heading, width, date }: Heading<Row>): Partial<Column> {
  return {
    header: heading,
    width,
    style: { numFmt: date ?? '@', alignment: { vertical: 'top', wrapText: width > 60 } },
  }
}

/** Text without control characters, and without `_x0041_`, which a workbook would read as an escaped character. */
function safe(cell: Cell): Cell {
  if (cell instanceof Date) return cell
  return visibleLines(cell)
    .join('\n')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}

/** A moment as the clinic's clock showed it: a workbook knows no time zones. */
function ukClock(iso: string): Date {
  const time = new Date(iso)
  const ahead = (ukHour(time) - time.getUTCHours() + 24) % 24
  return new Date(time.getTime() + ahead * 3_600_000)
}
