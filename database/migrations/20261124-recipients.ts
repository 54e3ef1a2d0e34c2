import type { Knex } from 'knex'

/** What each of the clinic's addresses answered to a mail, so that those who have taken it are not sent it again. */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('notifications', (table) => table.text('replies'))
}

export async function down(db: Knex): Promise<void> {
  await db.schema.alterTable('notifications', (table) => table.dropColumn('replies'))
}
