import type { Knex } from 'knex'
import { connectionInfo } from '../connection-info.ts'

export const refusal = 'enquiry_events is append-only'
export const refuseChange = ` begin raise exception '${refusal}'; end `

/**
 * The audit: who did what, when, without personal data of the person who enquired. It outlives the enquiry, hence no
 * foreign key. Notes hold free text, so they have a table of their own and are deleted with the enquiry.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('enquiry_events', (table) => {
    table.increments('id')
    table.string('reference', 16).index()
    table.string('action', 20).notNullable()
    table.string('from_status', 20)
    table.string('to_status', 20)
    table.integer('affected')
    table.text('actor').notNullable()
    table.string('at', 24).notNullable()
  })
  for (const statement of appendOnly[connectionInfo(db).dialect]) await db.raw(statement)
  await db.schema.createTable('enquiry_notes', (table) => {
    table.integer('event_id').notNullable().primary()
    table.string('reference', 16).notNullable().index()
    table.text('text').notNullable()
    table.foreign('event_id').references('enquiry_events.id')
    table.foreign('reference').references('enquiries.reference').onDelete('CASCADE')
  })
}

const appendOnly = {
  sqlite: ['update', 'delete'].map(
    (change) => `create trigger enquiry_events_no_${change} before ${change} on enquiry_events
      begin select raise(abort, '${refusal}'); end`,
  ),
  postgres: [
    `create function refuse_change_of_events() returns trigger language plpgsql as
      $$${refuseChange}$$`,
    `create trigger enquiry_events_append_only before update or delete or truncate on enquiry_events
      for each statement execute function refuse_change_of_events()`,
  ],
}
