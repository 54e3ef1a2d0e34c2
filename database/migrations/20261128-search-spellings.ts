import type { Knex } from 'knex'
import { rewriteSearchTexts } from '../search/search-index.ts'

/** A mobile without its 0, vowels of Indic and Thai writing, and letters and apostrophes of more languages are searched for. */
export async function up(db: Knex): Promise<void> {
  await rewriteSearchTexts(db)
}

export async function down(): Promise<void> {}
