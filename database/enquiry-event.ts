import type { Knex } from 'knex'
import type { EnquiryStatus } from '../schemas/enquiry-status.ts'
import { guarded } from './database-errors.ts'

/** `disclosed` to the person concerned; `purged` when the retention period was over. */
export type EventAction = 'received' | 'moved' | 'noted' | 'exported' | 'disclosed' | 'erased' | 'purged'

/** Who does something, and when, for the audit. */
export interface AuditStamp {
  /** The user name of a member of staff, or `website`. */
  actor: string
  now: Date
}

export interface EnquiryEvent {
  reference?: string
  action: EventAction
  from?: EnquiryStatus
  to?: EnquiryStatus
  /** How many enquiries an export held, or a purge deleted. */
  affected?: number
}

/** Adds a row to the audit, which holds no personal data of the person who enquired. */
export async function recordEvent(
  db: Knex,
  event: EnquiryEvent,
  { actor, now }: AuditStamp,
): Promise<number> {
  const [row]: { id: number }[] = await db('enquiry_events')
    .insert({
      reference: event.reference ?? null,
      action: event.action,
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      affected: event.affected ?? null,
      actor,
      at: now.toISOString(),
    })
    .returning('id')
  if (!row) throw new Error('The audit row was not stored.')
  return row.id
}

/** Records that somebody took `affected` enquiries out of the database. */
export async function recordExport(db: Knex, affected: number, stamp: AuditStamp): Promise<void> {
  await guarded(db, () => recordEvent(db, { action: 'exported', affected }, stamp))
}
