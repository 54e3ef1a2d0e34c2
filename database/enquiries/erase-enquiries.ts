import type { Knex } from 'knex'
import { inParts } from '../batches.ts'
import { guarded } from '../database-errors.ts'
import { acknowledgementKey } from '../rate-limit.ts'
import { tablesWithReference } from '../tables.ts'
import { lockRows } from './change-enquiries.ts'
import { type AuditStamp, recordEvent } from './enquiry-event.ts'

/** The table that keeps references for ever, and nothing about the person. */
const audit = 'enquiry_events'

/** What to delete: enquiries by their references, and appointments, which no screen makes. */
interface RowsToErase {
  references: readonly string[]
  appointments?: readonly number[]
}

/** Deletes rows with everything that belongs to them, in one transaction; returns how many by table. The audit records who did it. */
export function eraseRows(
  db: Knex,
  { references, appointments = [] }: RowsToErase,
  stamp: AuditStamp,
): Promise<Record<string, number>> {
  return guarded(db, async () => {
    const tables = (await tablesWithReference(db)).filter((table) => table !== audit).toReversed()
    return db.transaction(async (transaction) => {
      const rows = Object.fromEntries(['enquiries', 'appointments', ...tables].map((table) => [table, 0]))
      for (const part of inParts(references)) {
        await lockRows(transaction, part)
        const present: { reference: string; email: string }[] = await transaction('enquiries')
          .whereIn('reference', part)
          .select('reference', 'email')
        const addresses = [
          ...present.map(({ email }) => email),
          ...(await earlierAddresses(transaction, part)),
        ]
        // Enquiries come last, since the other tables refer to them.
        for (const table of tables)
          rows[table] = (rows[table] ?? 0) + (await transaction(table).whereIn('reference', part).delete())
        await transaction('rate_limits').whereIn('key', addresses.map(acknowledgementKey)).delete()
        for (const { reference } of present)
          await recordEvent(transaction, { reference, action: 'erased' }, stamp)
      }
      rows.appointments = await transaction('appointments').whereIn('id', appointments).delete()
      return rows
    })
  })
}

/** What was erased according to the audit: each reference with its moment, ISO 8601. */
export function erasedReferences(db: Knex): Promise<Map<string, string>> {
  return guarded(db, async () => {
    const rows: { reference: string; at: string }[] = await db('enquiry_events')
      .where({ action: 'erased' })
      .select('reference', 'at')
    return new Map(rows.map(({ reference, at }) => [reference, at]))
  })
}

/** Those of the references whose enquiries exist. */
export function presentReferences(db: Knex, references: readonly string[]): Promise<string[]> {
  return guarded(db, async () => {
    const present: string[] = []
    for (const part of inParts(references))
      present.push(...(await db('enquiries').whereIn('reference', part).pluck('reference')))
    return present
  })
}

/** The rows of each table that belong to these enquiries, as they are stored. */
export function rowsHeld(db: Knex, references: readonly string[]): Promise<Record<string, Row[]>> {
  return guarded(db, async () => {
    const held: Record<string, Row[]> = {}
    for (const table of await tablesWithReference(db)) {
      const rows: Row[] = []
      for (const part of inParts(references))
        rows.push(...(await db(table).whereIn('reference', part).select()))
      held[table] = rows
    }
    return held
  })
}

type Row = Record<string, unknown>

/** The email addresses that enquiries had before or after each change by staff. */
async function earlierAddresses(transaction: Knex, references: readonly string[]): Promise<string[]> {
  const changes: { before: string; after: string }[] = await transaction('enquiry_changes')
    .whereIn('reference', references)
    .where({ field: 'email' })
    .select('before', 'after')
  return changes.flatMap(({ before, after }) => [before, after])
}
