import type { Knex } from 'knex'
import type * as z from 'zod/mini'
import { eachBatch } from '../batches.ts'
import { connectionInfo } from '../connection-info.ts'
import { guarded } from '../database-errors.ts'
import { integrityProblems } from '../database-health.ts'
import { definitionProblems } from '../definitions.ts'
import { EnquiryRecord, storedSchema, toStoredEnquiry } from '../models/enquiry-record.ts'
import { NoteRecord, storedNoteSchema } from '../models/note-record.ts'
import { fieldsOf } from '../models/schema-validator.ts'
import { searchProblems } from '../search/search-index.ts'
import { countAllRows, missingTables } from '../tables.ts'

interface Examination {
  /** A sentence each; empty when nothing is wrong. */
  problems: string[]
  /** How many rows each table has. */
  rows: Record<string, number>
}

/** Checks everything in a database: structure, references, triggers and views, and each row through its model. */
export function examineDatabase(db: Knex): Promise<Examination> {
  return guarded(db, async () => {
    const structure = await integrityProblems(db)
    if (structure.length > 0)
      return { problems: structure.map((finding) => `Its structure is damaged: ${finding}.`), rows: {} }
    const missing = await missingTables(db)
    if (missing.length > 0)
      return { problems: missing.map((name) => `The table ${name} is missing.`), rows: {} }
    const problems = [
      ...(await brokenReferences(db)),
      ...(await definitionProblems(db)),
      ...(await searchProblems(db)),
      ...(await unreadableEnquiries(db)),
      ...(await unreadableNotes(db)),
    ]
    return { problems, rows: await countAllRows(db) }
  })
}

async function brokenReferences(db: Knex): Promise<string[]> {
  if (connectionInfo(db).dialect === 'postgres') return []
  const rows: { table: string; parent: string }[] = await db.raw('pragma foreign_key_check')
  return rows.length === 0
    ? []
    : [`Rows of ${rows[0]?.table} refer to rows of ${rows[0]?.parent} that are missing: ${rows.length}.`]
}

async function unreadableEnquiries(db: Knex): Promise<string[]> {
  const problems: string[] = []
  for await (const rows of eachBatch(db, EnquiryRecord.query(db), 'id')) {
    for (const row of rows) {
      const stored = { ...toStoredEnquiry(row), search: row.search }
      problems.push(...unreadable(`Enquiry ${row.reference}`, storedSchema, stored))
    }
  }
  return problems
}

async function unreadableNotes(db: Knex): Promise<string[]> {
  const rows = await NoteRecord.query(db)
  return rows.flatMap((row) => unreadable(`A note on ${row.reference}`, storedNoteSchema, row))
}

function unreadable(what: string, schema: z.ZodMiniType, row: object): string[] {
  const { error } = schema.safeParse(row)
  return error ? [`${what} cannot be read: ${fieldsOf(error)} not valid.`] : []
}
