import type { Knex } from 'knex'
import { connectionInfo } from '../connection-info.ts'

/** PostgreSQL notifies when the audit grows. */
export async function up(db: Knex): Promise<void> {
  if (connectionInfo(db).dialect === 'sqlite') return
  await db.raw(`
    create function announce_clinic_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('clinic_changes', '');
      return null;
    end $$`)
  await db.raw(`
    create trigger enquiry_events_announced after insert on enquiry_events
    for each statement execute function announce_clinic_change()`)
}
