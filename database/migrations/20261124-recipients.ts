import type { Knex } from 'knex'

/** The mail server's reply for each of the clinic's addresses, so that those that accepted a mail are not sent it again. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('notifications', (table) => table.text('replies'))
}
