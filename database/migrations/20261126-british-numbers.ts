import type { Knex } from 'knex'
import { refreshSearchText } from '../search/search-index.ts'

/** A UK number with its country code and without a plus is searched for as it is dialled at home, as all others are. */
export async function up(db: Knex): Promise<void> {
  const references: string[] = await db('enquiries').where('phone', 'like', '%44%').pluck('reference')
  for (const reference of references) await refreshSearchText(db, reference)
}

export async function down(): Promise<void> {}
