import type { Knex } from 'knex'
import { connectionInfo } from '../connection-info.ts'

/** PostgreSQL no longer notifies when the audit grows: an open desk asks for the last rows, as on SQLite. */
export async function up(db: Knex): Promise<void> {
  if (connectionInfo(db).dialect === 'sqlite') return
  await db.raw('drop trigger if exists enquiry_events_announced on enquiry_events')
  await db.raw('drop function if exists announce_clinic_change()')
}
