import type { Knex } from 'knex'

/** Defined for later use: no screen makes an appointment or signs a person in. */
export async function up(db: Knex): Promise<void> {
  await db.schema.createTable('appointments', (table) => {
    table.increments('id')
    table.text('first_name').notNullable()
    table.text('last_name').notNullable()
    table.text('email').notNullable()
    table.text('phone').notNullable()
    table.text('treatment')
    table.text('preferred_date')
    table.text('message')
    table.string('status', 20).notNullable().defaultTo('pending')
    table.string('created_at', 24).notNullable()
  })
  await db.schema.createTable('users', (table) => {
    table.increments('id')
    table.string('username', 64).notNullable().unique()
    table.text('password').notNullable()
  })
}
