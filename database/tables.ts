import type { Knex } from 'knex'
import { connectionInfo } from './connection-info.ts'

/** The tables of this version of the program. */
export const expectedTables = [
  ...['enquiries', 'enquiry_events', 'enquiry_notes', 'enquiry_changes', 'notifications'],
  ...['idempotency_keys', 'rate_limits', 'appointments', 'users'],
]

export async function missingTables(db: Knex): Promise<string[]> {
  const present = await tableNames(db)
  return expectedTables.filter((name) => !present.includes(name))
}

/** Names of this program's tables, those that others refer to first, without the search index, which is made from them. */
export async function tableNames(db: Knex): Promise<string[]> {
  const names: string[] =
    connectionInfo(db).dialect === 'sqlite'
      ? await db('sqlite_master').where({ type: 'table' }).pluck('name')
      : await db('pg_tables').where('schemaname', db.raw('current_schema()')).pluck('tablename')
  const first = ['enquiries', 'enquiry_events']
  const ours = names.filter((name) => !/^(?:knex_|sqlite_|enquiry_search)/.test(name))
  return [
    ...first.filter((name) => ours.includes(name)),
    ...ours.filter((name) => !first.includes(name)).sort(),
  ]
}

/** Tables that hold something about single enquiries: they have a column `reference`. */
export async function tablesWithReference(db: Knex): Promise<string[]> {
  const tables = await tableNames(db)
  const columns = await Promise.all(tables.map((table) => db(table).columnInfo()))
  return tables.filter((_, index) => 'reference' in (columns[index] ?? {}))
}

/** How many rows each table has. */
export async function countAllRows(db: Knex): Promise<Record<string, number>> {
  const rows: Record<string, number> = {}
  for (const table of await tableNames(db)) rows[table] = await countRows(db(table))
  return rows
}

/** How many rows a query finds; PostgreSQL's driver gives the count as text. */
export async function countRows(rows: Knex.QueryBuilder): Promise<number> {
  const [row] = await rows.count({ count: '*' })
  return Number(row.count)
}
