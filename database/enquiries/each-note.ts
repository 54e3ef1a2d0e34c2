import type { Knex } from 'knex'
import { eachBatch } from '../batches.ts'
import { type EnquiryFilter, matchingReferences } from './find-enquiries.ts'

/** What the staff wrote about an enquiry. `at` is ISO 8601 in UTC. */
export interface NoteOnEnquiry {
  reference: string
  at: string
  actor: string
  text: string
}

/** Notes on the matching enquiries, oldest first and without those taken back, fetched in small parts. */
export async function* eachNote(db: Knex, filter: EnquiryFilter): AsyncGenerator<NoteOnEnquiry> {
  const notes = db('enquiry_notes as note')
    .join('enquiry_events as event', 'event.id', 'note.event_id')
    .whereExists(matchingReferences(db, filter, []).whereRaw('enquiries.reference = note.reference'))
    .where({ 'note.struck': false })
    .select('event_id', 'note.reference', 'event.at', 'event.actor', 'note.text')
  for await (const rows of eachBatch(db, notes, 'event_id')) yield* rows
}
