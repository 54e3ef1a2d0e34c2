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
    const tables = (await tablesWithReference(db)).filter((table) => table !== audit)
    return db.transaction(async (transaction) => {
      await inParts(references, (part) => lockRows(transaction, part).then(() => []))
      const present = await inParts(references, (part) =>
        transaction('enquiries')
          .whereIn('reference', part)
          .select<{ reference: string; email: string }[]>('reference', 'email'),
      )
      const addresses = [
        ...present.map(({ email }) => email),
        ...(await earlierAddresses(transaction, references)),
      ]
      const rows: Record<string, number> = { enquiries: 0 }
      rows.appointments = await transaction('appointments').whereIn('id', appointments).delete()
      // Enquiries last, since the other tables refer to them.
      for (const table of tables.toReversed()) rows[table] = await deleteFrom(transaction, table, references)
      await inParts(addresses.map(acknowledgementKey), async (part) => [
        await transaction('rate_limits').whereIn('key', part).delete(),
      ])
      for (const { reference } of present)
        await recordEvent(transaction, { reference, action: 'erased' }, stamp)
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
  return guarded(db, () =>
    inParts(references, (part) => db('enquiries').whereIn('reference', part).pluck('reference')),
  )
}

/** The rows of each table that belong to these enquiries, as they are stored. */
export function rowsHeld(db: Knex, references: readonly string[]): Promise<Record<string, Row[]>> {
  return guarded(db, async () => {
    const held: Record<string, Row[]> = {}
    for (const table of await tablesWithReference(db)) {
      held[table] = await inParts(references, (part) => db(table).whereIn('reference', part).select())
    }
    return held
  })
}

type Row = Record<string, unknown>

/** The email addresses that enquiries had before or after each change by staff. */
function earlierAddresses(transaction: Knex, references: readonly string[]): Promise<string[]> {
  return inParts(references, async (part) => {
    const changes = await transaction('enquiry_changes')
      .whereIn('reference', part)
      .where({ field: 'email' })
      .select('before', 'after')
    return changes.flatMap(({ before, after }) => [before, after])
  })
}

async function deleteFrom(transaction: Knex, table: string, references: readonly string[]): Promise<number> {
  const counts = await inParts(references, async (part) => [
    await transaction(table).whereIn('reference', part).delete(),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}
