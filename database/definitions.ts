import type { Knex } from 'knex'
import { withMemoryDatabase } from './connection.ts'
import { connectionInfo } from './connection-info.ts'
import { guarded } from './database-errors.ts'
import { migrate } from './migrate.ts'
import { expectedTables } from './tables.ts'

/** By kind and name, as `trigger enquiry_arrives`; what each does is known of SQLite alone. */
type Definitions = Map<string, string>

/** PostgreSQL has no database at hand that is made anew, so names alone are compared there. */
const ofPostgres: Definitions = new Map(
  ['enquiry_arrives', 'enquiry_events_append_only', 'enquiry_events_announced'].map((name) => [
    `trigger ${name}`,
    '',
  ]),
)

/**
 * How the triggers and views of an up-to-date database differ from those that the migrations make, a sentence each. A view of somebody
 * else's does nothing by itself.
 */
export function definitionProblems(db: Knex): Promise<string[]> {
  return guarded(db, async () => {
    const found = await definitionsIn(db)
    const isPostgres = connectionInfo(db).dialect === 'postgres'
    const expected = isPostgres ? ofPostgres : await withMemoryDatabase(freshDefinitions)
    const different = [...expected].flatMap(([what, definition]) => {
      if (found.get(what) === definition) return []
      return `The ${what}, which ${purposeOf(what)}, is ${found.has(what) ? 'not the one that this program makes' : 'missing'}.`
    })
    const foreign = [...found.keys()].filter((what) => what.startsWith('trigger') && !expected.has(what))
    return [...different, ...foreign.map((what) => `The ${what} is not made by this program.`)]
  })
}

/** A trigger on anything else does nothing to enquiries. */
const ours = [...expectedTables, 'arriving_enquiries']

async function freshDefinitions(db: Knex): Promise<Definitions> {
  await migrate(db)
  return definitionsIn(db)
}

async function definitionsIn(db: Knex): Promise<Definitions> {
  if (connectionInfo(db).dialect === 'postgres') {
    const names: string[] = await db('pg_trigger')
      .join('pg_class', 'pg_class.oid', 'tgrelid')
      .where({ tgisinternal: false })
      .where('relnamespace', db.raw('quote_ident(current_schema())::regnamespace'))
      .whereIn('relname', ours)
      .pluck('tgname')
    return new Map(names.map((name) => [`trigger ${name}`, '']))
  }
  const rows: { type: string; name: string; sql: string }[] = await db('sqlite_master')
    .where((one) =>
      one
        .where({ type: 'view' })
        .orWhere((trigger) => trigger.where({ type: 'trigger' }).whereIn('tbl_name', ours)),
    )
    .select('type', 'name', 'sql')
  // How a migration is indented makes no difference.
  return new Map(rows.map(({ type, name, sql }) => [`${type} ${name}`, sql.replace(/\s+/g, ' ')]))
}

function purposeOf(what: string): string {
  if (/arriv/.test(what)) return 'stores enquiries'
  if (what.endsWith('announced')) return 'tells the desk of changes'
  return what.includes('search') ? 'keeps the search index up to date' : 'keeps the audit from being changed'
}
