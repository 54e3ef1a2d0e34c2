import type { Knex } from 'knex'
import { errorCode } from '../../schemas/error-code.ts'
import { connectionInfo } from '../connection-info.ts'

/**
 * An index of every three characters, which finds any part of a text among a million rows. On SQLite it reads the texts from
 * `enquiries` and stores none itself, erases deleted ones at once (`secure-delete`), and is updated by triggers. PostgreSQL
 * maintains its own if the extension `pg_trgm` is available; without it each row is read. 20261128-search-spellings renews the texts.
 */
export async function up(db: Knex): Promise<void> {
  await db.schema.alterTable('enquiries', (table) => {
    table.dropIndex('status')
    table.index(['status', 'created_at'])
  })
  await db.raw('create index enquiries_restricted on enquiries (restricted) where restricted')
  if (connectionInfo(db).dialect === 'sqlite') for (const statement of sqlite) await db.raw(statement)
  else await indexTrigrams(db)
}

const remove = `insert into enquiry_search (enquiry_search, rowid, search) values ('delete', old.id, old.search);`
const add = 'insert into enquiry_search (rowid, search) values (new.id, new.search);'
const sqlite = [
  `create virtual table enquiry_search using fts5(search, content = 'enquiries', content_rowid = 'id',
    tokenize = 'trigram case_sensitive 1', detail = 'none', columnsize = 0)`,
  `insert into enquiry_search (enquiry_search, rank) values ('secure-delete', 1)`,
  `insert into enquiry_search (enquiry_search) values ('rebuild')`,
  `create trigger enquiry_search_insert after insert on enquiries begin ${add} end`,
  `create trigger enquiry_search_delete after delete on enquiries begin ${remove} end`,
  `create trigger enquiry_search_update after update of search on enquiries begin ${remove} ${add} end`,
]
const postgres = `
  create extension if not exists pg_trgm;
  create index enquiries_search_trigrams on enquiries using gin (search gin_trgm_ops)
`

/** Error codes: the user may not add the extension, or it is in a schema that is not searched. */
const withoutTrigrams = ['42501', '42704']

/** Leaves the index out if `pg_trgm` is not available. */
async function indexTrigrams(db: Knex): Promise<void> {
  const available = await db('pg_available_extensions').where({ name: 'pg_trgm' }).first()
  if (!available) return
  await db
    .transaction((savepoint) => savepoint.raw(postgres))
    .catch((error: unknown) => {
      if (!withoutTrigrams.includes(errorCode(error))) throw error
    })
}
