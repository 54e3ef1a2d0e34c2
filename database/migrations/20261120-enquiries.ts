import type { Knex } from 'knex'

/** Times are ISO 8601 text in UTC and dates `yyyy-mm-dd` text, so that both databases keep exactly what was given. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('enquiries', (table) => {
    table.increments('id')
    table.string('reference', 16).notNullable().unique()
    table.text('name').notNullable()
    table.string('date_of_birth', 10).notNullable()
    table.text('email').notNullable()
    table.text('phone').notNullable()
    table.string('reason_for_contact', 40).notNullable()
    table.text('message')
    table.string('status', 20).notNullable().index()
    table.boolean('suspicious').notNullable()
    table.string('created_at', 24).notNullable().index()
    table.text('search').notNullable()
  })
  await db.schema.createTable('idempotency_keys', (table) => {
    table.text('key').primary()
    table.string('digest', 64).notNullable()
    table.string('reference', 16).notNullable().index()
    table.foreign('reference').references('enquiries.reference').onDelete('CASCADE')
  })
}
