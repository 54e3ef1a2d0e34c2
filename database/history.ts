import type { Knex } from 'knex'
import type { EnquiryStatus } from '../schemas/enquiry-status.ts'
import { guarded } from './database-errors.ts'
import type { EventAction } from './enquiry-event.ts'

/** One thing that happened to an enquiry. `at` is ISO 8601 in UTC. */
export interface HistoryEntry {
  at: string
  actor: string
  action: EventAction
  from?: EnquiryStatus
  to?: EnquiryStatus
  note?: string
}

interface EventRow {
  at: string
  actor: string
  action: EventAction
  from_status: EnquiryStatus | null
  to_status: EnquiryStatus | null
  text: string | null
}

/** Everything that happened to an enquiry, oldest first; empty when there is no such enquiry. */
export function history(db: Knex, reference: string): Promise<HistoryEntry[]> {
  return guarded(db, async () => {
    const rows: EventRow[] = await db('enquiry_events as event')
      .leftJoin('enquiry_notes as note', 'note.event_id', 'event.id')
      .where('event.reference', reference)
      .orderBy('event.id')
      .select('event.at', 'event.actor', 'event.action', 'event.from_status', 'event.to_status', 'note.text')
    return rows.map(({ at, actor, action, from_status: from, to_status: to, text: note }) => ({
      at,
      actor,
      action,
      ...(from && { from }),
      ...(to && { to }),
      ...(note && { note }),
    }))
  })
}
