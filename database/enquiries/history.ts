import type { Knex } from 'knex'
import type { ChangedField, EventAction, HistoryEntry } from '../../schemas/enquiry-history.ts'
import type { EnquiryStatus } from '../../schemas/enquiry-status.ts'
import { guarded } from '../database-errors.ts'

/** A row of the audit, with the note or value beside it. */
interface EventRow {
  id: number
  at: string
  actor: string
  action: EventAction
  from_status: EnquiryStatus | null
  to_status: EnquiryStatus | null
  refers_to: number | null
  text: string | null
  struck: boolean | number | null
  field: ChangedField | null
  before: string | null
  after: string | null
}

/** Everything that happened to an enquiry, oldest first; empty when there is no such enquiry. */
export function history(db: Knex, reference: string): Promise<HistoryEntry[]> {
  return guarded(db, async () => {
    const rows: EventRow[] = await db('enquiry_events as event')
      .leftJoin('enquiry_notes as note', 'note.event_id', 'event.id')
      .leftJoin('enquiry_changes as value', 'value.event_id', 'event.id')
      .where('event.reference', reference)
      .orderBy('event.id')
      .select(
        ...['event.id', 'event.at', 'event.actor', 'event.action', 'event.from_status', 'event.to_status'],
        ...['event.refers_to', 'note.text', 'note.struck', 'value.field', 'value.before', 'value.after'],
      )
    const numbers = noteNumbers(rows)
    const undone = new Set(rows.flatMap((row) => (row.action === 'undone' ? [row.refers_to] : [])))
    return rows.map((row) => toEntry(row, numbers.get(row.id), undone.has(row.id)))
  })
}

function toEntry(row: EventRow, noteNumber: number | undefined, undone: boolean): HistoryEntry {
  const { id, at, actor, action, from_status: from, to_status: to, refers_to: refersTo } = row
  const { text: note, field, before, after } = row
  return {
    id,
    at,
    actor,
    action,
    ...(from && { from }),
    ...(to && { to }),
    ...(field && { field }),
    ...(before && { before }),
    ...(after && { after }),
    ...(note && { note }),
    ...(noteNumber && { noteNumber }),
    ...(row.struck && { struck: true }),
    ...(undone && { undone }),
    ...(refersTo && { refersTo }),
  }
}

/** The number of the note that each event added, corrected or removed. A move has one when it was made with a note. */
function noteNumbers(rows: readonly EventRow[]): Map<number, number> {
  const aboutNotes = rows.filter(({ action }) => action === 'note corrected' || action === 'note removed')
  const referredTo = new Set(aboutNotes.map((row) => row.refers_to))
  const numbers = new Map<number, number>()
  let count = 0
  for (const row of rows) {
    const earlier = aboutNotes.includes(row) ? numbers.get(row.refers_to ?? 0) : undefined
    if (earlier !== undefined) numbers.set(row.id, earlier)
    else if (row.action === 'noted' || row.text !== null || referredTo.has(row.id)) {
      count += 1
      numbers.set(row.id, count)
    }
  }
  return numbers
}
