import type { Knex } from 'knex'
import { guarded } from './database-errors.ts'
import { type EnquiryFilter, matchingReferences } from './find-enquiries.ts'

/** What the staff wrote about an enquiry. `at` is ISO 8601 in UTC. */
export interface NoteOnEnquiry {
  reference: string
  at: string
  actor: string
  text: string
}

const partLength = 500

/** Notes on the matching enquiries, oldest first and without those taken back, fetched in small parts. */
export async function* eachNote(db: Knex, filter: EnquiryFilter): AsyncGenerator<NoteOnEnquiry> {
  let last = 0
  for (;;) {
    const rows: (NoteOnEnquiry & { id: number })[] = await guarded(db, () =>
      db('enquiry_notes as note')
        .join('enquiry_events as event', 'event.id', 'note.event_id')
        .whereIn('note.reference', matchingReferences(db, filter, []))
        .where({ 'note.struck': false })
        .where('event.id', '>', last)
        .orderBy('event.id')
        .limit(partLength)
        .select('event.id', 'note.reference', 'event.at', 'event.actor', 'note.text'),
    )
    yield* rows
    if (rows.length < partLength) return
    last = rows.at(-1)?.id ?? last
  }
}
