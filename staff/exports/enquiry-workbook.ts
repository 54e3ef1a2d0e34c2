import type { NoteOnEnquiry } from '../../database/enquiries/each-note.ts'
import { reasonLabel } from '../../schemas/enquiry-reason.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { londonClock } from '../../schemas/time/london-clock.ts'
import { visibleLines } from '../../schemas/visible-text.ts'
import { columnHeadings, type EnquiryColumn, enquiryColumns } from './export-format.ts'
import { type Cell, type Column, workbook } from './workbook.ts'

interface SheetColumn<Row> extends Column {
  cell: (row: Row) => Cell
}

const moment = 'ddd dd/mm/yyyy hh:mm'

const columns: Record<EnquiryColumn, Omit<SheetColumn<StoredEnquiry>, 'heading'>> = {
  reference: { width: 16, cell: ({ reference }) => reference },
  createdAt: { width: 21, date: moment, cell: ({ createdAt }) => ukClock(createdAt) },
  status: { width: 11, cell: ({ status }) => status },
  name: { width: 26, cell: ({ name }) => name },
  dateOfBirth: { width: 13, date: 'dd/mm/yyyy', cell: ({ dateOfBirth }) => new Date(dateOfBirth) },
  email: { width: 30, cell: ({ email }) => email },
  phone: { width: 18, cell: ({ phone }) => phone },
  reasonForContact: { width: 26, cell: ({ reasonForContact }) => reasonLabel(reasonForContact) },
  message: { width: 70, cell: ({ message }) => message ?? '' },
  suspicious: { width: 11, cell: ({ suspicious }) => (suspicious ? 'yes' : '') },
}

const enquirySheet = enquiryColumns.map((column) => ({ heading: columnHeadings[column], ...columns[column] }))

const noteSheet: SheetColumn<NoteOnEnquiry>[] = [
  { heading: 'Reference', width: 16, cell: ({ reference }) => reference },
  { heading: 'Written', width: 21, date: moment, cell: ({ at }) => ukClock(at) },
  { heading: 'By', width: 16, cell: ({ actor }) => actor },
  { heading: 'Note', width: 90, cell: ({ text }) => text },
]

/** A workbook of enquiries and, on a sheet of their own, their notes; times are the clinic's. */
export function enquiryWorkbook(
  enquiries: AsyncIterable<StoredEnquiry>,
  notes: AsyncIterable<NoteOnEnquiry>,
): AsyncGenerator<Uint8Array> {
  return workbook([
    { name: 'Enquiries', columns: enquirySheet, rows: cellsOf(enquirySheet, enquiries) },
    { name: 'Notes', columns: noteSheet, rows: cellsOf(noteSheet, notes) },
  ])
}

async function* cellsOf<Row>(
  headings: readonly SheetColumn<Row>[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield headings.map(({ cell }) => safe(cell(row)))
}

/** Text without control characters, and without `_x0041_`, which a workbook would read as an escaped character. */
function safe(cell: Cell): Cell {
  if (cell instanceof Date) return cell
  return visibleLines(cell)
    .join('\n')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}

/** A moment as the clinic's clock showed it: a workbook has no time zones. */
function ukClock(iso: string): Date {
  const { date, time } = londonClock(new Date(iso))
  return new Date(`${date}T${time}${iso.slice('2026-11-20T15:00'.length)}`)
}
