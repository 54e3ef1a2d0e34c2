import type { Knex } from 'knex'
import { withMemoryDatabase } from './connection.ts'
import { connectionInfo } from './connection-info.ts'
import { guarded } from './database-errors.ts'
import { migrate } from './migrate.ts'
import { refuseChange } from './migrations/20261120-enquiry-events.ts'
import { storeArrivingEnquiry } from './migrations/20261125-arriving-enquiries.ts'
import { expectedTables } from './tables.ts'

/** By kind and name, as `trigger enquiry_arrives`: the statement that makes it, or on PostgreSQL the body of its function. */
type Definitions = Map<string, string>

interface Definition {
  what: string
  definition: string
}

/** PostgreSQL has no database in memory to make anew. */
const ofPostgres = byName([
  { what: 'trigger enquiry_arrives', definition: storeArrivingEnquiry },
  { what: 'trigger enquiry_events_append_only', definition: refuseChange },
])

/**
 * How the triggers and views of an up-to-date database differ from those that the migrations make, a sentence each. Views that others
 * made are ignored, since they do nothing by themselves.
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

/** Where triggers are looked for: one on anything else does nothing to enquiries. */
const watchedTables = [...expectedTables, 'arriving_enquiries']

async function freshDefinitions(db: Knex): Promise<Definitions> {
  await migrate(db)
  return definitionsIn(db)
}

async function definitionsIn(db: Knex): Promise<Definitions> {
  if (connectionInfo(db).dialect === 'postgres') {
    const rows: Definition[] = await db('pg_trigger')
      .join('pg_class', 'pg_class.oid', 'tgrelid')
      .join('pg_proc', 'pg_proc.oid', 'tgfoid')
      .where({ tgisinternal: false })
      .where('relnamespace', db.raw('quote_ident(current_schema())::regnamespace'))
      .whereIn('relname', watchedTables)
      .select(
        db.raw("'trigger ' || tgname as what"),
        db.raw("case when tgenabled in ('O', 'A') then prosrc else 'switched off' end as definition"),
      )
    return byName(rows)
  }
  const rows: Definition[] = await db('sqlite_master')
    .where((one) =>
      one
        .where({ type: 'view' })
        .orWhere((trigger) => trigger.where({ type: 'trigger' }).whereIn('tbl_name', watchedTables)),
    )
    .select(db.raw("type || ' ' || name as what"), 'sql as definition')
  return byName(rows)
}

/** How a migration is indented makes no difference. */
function byName(rows: Definition[]): Definitions {
  return new Map(rows.map(({ what, definition }) => [what, definition.replace(/\s+/g, ' ')]))
}

function purposeOf(what: string): string {
  if (/arriv/.test(what)) return 'stores enquiries'
  return what.includes('search') ? 'keeps the search index up to date' : 'keeps the audit from being changed'
}
