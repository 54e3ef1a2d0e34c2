import type { Knex } from 'knex'
import { connectionInfo } from '../connection-info.ts'
import { rewriteSearchTexts } from '../search/search-index.ts'

/** A mobile without its 0, vowels of Indic and Thai writing, and letters and apostrophes of more languages are searched for. */
export async function up(db: Knex): Promise<void> {
  if (connectionInfo(db).dialect === 'postgres') return rewriteSearchTexts(db)
  // To follow each row takes the index ten times as long as to begin anew.
  const trigger = { type: 'trigger', name: 'enquiry_search_update' }
  const found: { sql: string } | undefined = await db('sqlite_master').where(trigger).first('sql')
  await db.raw('drop trigger if exists enquiry_search_update')
  await rewriteSearchTexts(db)
  await db.raw("insert into enquiry_search (enquiry_search) values ('rebuild')")
  // Where somebody has removed it, the examination says so.
  if (found) await db.raw(found.sql)
}

export async function down(): Promise<void> {}
