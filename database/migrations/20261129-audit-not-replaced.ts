import type { Knex } from 'knex'
import { connectionInfo } from '../connection-info.ts'
import { refusal } from './20261120-enquiry-events.ts'

/** On SQLite, REPLACE deletes rows without firing the trigger of their deletion, unless its connection has `recursive_triggers`. */
export async function up(db: Knex): Promise<void> {
  if (connectionInfo(db).dialect === 'postgres') return
  await db.raw(`create trigger enquiry_events_no_replace before insert on enquiry_events
    when exists (select 1 from enquiry_events where id = new.id) or new.action = 'undone'
      and exists (select 1 from enquiry_events where action = 'undone' and refers_to = new.refers_to)
    begin select raise(abort, '${refusal}'); end`)
}
