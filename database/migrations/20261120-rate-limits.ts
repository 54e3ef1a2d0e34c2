import type { Knex } from 'knex'

export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('rate_limits', (table) => {
    table.text('key').primary()
    table.integer('hits').notNullable()
    table.string('expires_at', 24).notNullable().index()
  })
}
