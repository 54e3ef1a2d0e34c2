import type { Knex } from 'knex'
import { connectionInfo } from '../connection-info.ts'

/**
 * PostgreSQL notifies when the audit grows, so that a desk which listens shows it at once. SQLite counts changes by itself.
 * The channel's name is that of `changesChannel` in watch-changes.ts at the time.
 */
export async function up(db: Knex): Promise<void> {
  if (connectionInfo(db).dialect === 'sqlite') return
  await db.raw(`
    create function announce_clinic_change() returns trigger language plpgsql as $$${announceChange}$$`)
  await db.raw(`
    create trigger enquiry_events_announced after insert on enquiry_events
    for each statement execute function announce_clinic_change()`)
}

export const announceChange = `
    begin
      perform pg_notify('clinic_changes', '');
      return null;
    end `

export async function down(db: Knex): Promise<void> {
  if (connectionInfo(db).dialect === 'sqlite') return
  await db.raw('drop trigger enquiry_events_announced on enquiry_events')
  await db.raw('drop function announce_clinic_change()')
}
