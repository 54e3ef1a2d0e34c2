import type { Knex } from 'knex'
import { ForeignKeyViolationError } from 'objection'
import { guarded } from './database-errors.ts'
import { type AuditStamp, recordEvent } from './enquiry-event.ts'
import { NoteRecord } from './models/note-record.ts'
import { refreshSearchText } from './search-index.ts'

/** Adds words of the staff to an enquiry. False when there is no such enquiry; then nothing is stored. */
export function addNote(db: Knex, reference: string, text: string, stamp: AuditStamp): Promise<boolean> {
  return guarded(db, async () => {
    try {
      await db.transaction(async (transaction) => {
        const event = await recordEvent(transaction, { reference, action: 'noted' }, stamp)
        await attachNote(transaction, event, reference, text)
      })
      return true
    } catch (error) {
      if (error instanceof ForeignKeyViolationError) return false
      throw error
    }
  })
}

/** Stores a note beside the audit row that it explains, where a search finds it. */
export async function attachNote(
  transaction: Knex,
  eventId: number,
  reference: string,
  text: string,
): Promise<void> {
  await NoteRecord.query(transaction).insert({ eventId, reference, text })
  await refreshSearchText(transaction, reference)
}
