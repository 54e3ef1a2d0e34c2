import type { Knex } from 'knex'
import { refreshSearchText } from '../search/search-index.ts'

/** Makes a UK number with its country code but no plus searchable in the form dialled within the UK, like all others. */
export async function up(db: Knex): Promise<void> {
  const references: string[] = await db('enquiries').where('phone', 'like', '%44%').pluck('reference')
  for (const reference of references) await refreshSearchText(db, reference)
}
