import type { Knex } from 'knex'

/**
 * What staff need to take back, correct and edit. Old and new values are personal data, so they are in a table whose rows
 * are deleted with the enquiry; the audit only says that there was a change, and which earlier one it is about.
 *
 * Columns of tables with rows or triggers are added and dropped in place: knex would otherwise rebuild the table.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('enquiries', (table) => {
    table.string('ring_back_at', 24)
    table.boolean('restricted').notNullable().defaultTo(false)
  })
  await db.schema.alterTable('enquiry_events', (table) => {
    /** The event that this one takes back, or whose note it corrects or removes. */
    table.integer('refers_to')
    /** The first event of the same command; absent in that one. */
    table.integer('together_with')
  })
  await db.schema.alterTable('enquiry_notes', (table) => {
    table.boolean('struck').notNullable().defaultTo(false)
  })
  await db.schema.createTable('enquiry_changes', (table) => {
    table.integer('event_id').notNullable().primary()
    table.string('reference', 16).notNullable().index()
    table.string('field', 20).notNullable()
    table.text('before')
    table.text('after')
    table.foreign('event_id').references('enquiry_events.id')
    table.foreign('reference').references('enquiries.reference').onDelete('CASCADE')
  })
  for (const [name, rows] of Object.entries(indexes))
    await db.raw(`create ${rows.replace('index', `index ${name}`)}`)
}

/** Each covers few rows, so that enquiries are stored as fast as before. The unique one lets an event be taken back only once. */
const indexes = {
  enquiries_ring_back: 'index on enquiries (ring_back_at) where ring_back_at is not null',
  enquiry_events_taken_back: "unique index on enquiry_events (refers_to) where action = 'undone'",
  enquiry_events_corrected: "index on enquiry_events (reference) where action = 'corrected'",
  enquiry_events_together: 'index on enquiry_events (together_with) where together_with is not null',
  enquiry_events_by_staff: "index on enquiry_events (actor, id) where actor <> 'website'",
}
