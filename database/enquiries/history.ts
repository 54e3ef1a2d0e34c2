import type { Knex } from 'knex'
import type { HistoryEntry } from '../../schemas/enquiry-history.ts'
import { guarded } from '../database-errors.ts'

/** A row of the audit, with the note or value beside it; 0 and 1 on SQLite for whether the note is struck out. */
type EventRow = Omit<HistoryEntry, 'struck' | 'undone' | 'noteNumber'> & { struck: boolean | number | null }

/** Everything that happened to an enquiry, oldest first; empty when there is no such enquiry. */
export function history(db: Knex, reference: string): Promise<HistoryEntry[]> {
  return guarded(db, async () => {
    const rows: EventRow[] = await db('enquiry_events as event')
      .leftJoin('enquiry_notes as note', 'note.event_id', 'event.id')
      .leftJoin('enquiry_changes as value', 'value.event_id', 'event.id')
      .where('event.reference', reference)
      .orderBy('event.id')
      .select('event.id', 'at', 'actor', 'action', 'field', 'before', 'after', 'struck')
      .select({ from: 'from_status', to: 'to_status', refersTo: 'refers_to', note: 'text' })
    const numbers = noteNumbers(rows)
    const undone = new Set(rows.flatMap(({ action, refersTo }) => (action === 'undone' ? [refersTo] : [])))
    return rows.map((row) => ({
      ...row,
      struck: Boolean(row.struck),
      undone: undone.has(row.id),
      noteNumber: numbers.get(row.id),
    }))
  })
}

/** The number of the note that each event added, corrected or removed. A move has one when it was made with a note. */
function noteNumbers(rows: readonly EventRow[]): Map<number, number> {
  const aboutNotes = rows.filter(({ action }) => action === 'note corrected' || action === 'note removed')
  const referredTo = new Set(aboutNotes.map((row) => row.refersTo))
  const numbers = new Map<number, number>()
  let count = 0
  for (const row of rows) {
    const earlier = aboutNotes.includes(row) ? numbers.get(row.refersTo ?? 0) : undefined
    if (earlier !== undefined) numbers.set(row.id, earlier)
    else if (row.action === 'noted' || row.note !== null || referredTo.has(row.id)) {
      count += 1
      numbers.set(row.id, count)
    }
  }
  return numbers
}
