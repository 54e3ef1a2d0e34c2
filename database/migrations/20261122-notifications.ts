import type { Knex } from 'knex'

/** Mails that have to be sent. They hold no personal data: a mail is written when it is sent. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('notifications', (table) => {
    table.increments('id')
    table.string('kind', 20).notNullable()
    table.string('reference', 16)
    table.string('day', 10)
    table.string('state', 10).notNullable()
    table.integer('attempts').notNullable().defaultTo(0)
    table.string('created_at', 24).notNullable()
    table.string('due_at', 24).notNullable()
    table.string('give_up_at', 24).notNullable()
    table.string('sent_at', 24)
    table.string('error_code', 40)
    table.text('message_id')
    table.unique(['reference', 'kind'])
    table.unique(['day', 'kind'])
    table.index(['state', 'due_at'])
    table.foreign('reference').references('enquiries.reference').onDelete('CASCADE')
  })
}
