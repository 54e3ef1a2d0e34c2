import type { Knex } from 'knex'
import { guarded } from './database-errors.ts'
import { type AuditStamp, recordEvent } from './enquiry-event.ts'
import { tablesWithReference } from './tables.ts'

/** Rows that went, by table. */
export type ErasedRows = Record<string, number>

/** Keeps its references for ever, and nothing about the person. */
const audit = 'enquiry_events'

/** Deletes enquiries with everything that belongs to them, in one transaction. The audit keeps who did it. */
export function eraseEnquiries(
  db: Knex,
  references: readonly string[],
  stamp: AuditStamp,
): Promise<ErasedRows> {
  return guarded(db, async () => {
    const tables = (await tablesWithReference(db)).filter((table) => table !== audit)
    return db.transaction(async (transaction) => {
      const rows: ErasedRows = {}
      for (const table of tables.toReversed()) {
        if (table !== 'enquiries') rows[table] = await deleteFrom(transaction, table, references)
      }
      const present = await inParts(references, (part) =>
        transaction('enquiries').whereIn('reference', part).delete().returning('reference'),
      )
      for (const { reference } of present)
        await recordEvent(transaction, { reference, action: 'erased' }, stamp)
      return { enquiries: present.length, ...rows }
    })
  })
}

/** Deletes the appointments of an email address; no screen makes one. */
export function eraseAppointments(db: Knex, ids: readonly number[]): Promise<number> {
  return guarded(db, () => db('appointments').whereIn('id', ids).delete())
}

/** How many rows each table holds about these enquiries, the audit included. */
export function countHeld(db: Knex, references: readonly string[]): Promise<Record<string, number>> {
  return guarded(db, async () => {
    const held: Record<string, number> = {}
    for (const table of await tablesWithReference(db)) {
      const counts = await inParts(references, (part) =>
        db(table).whereIn('reference', part).count({ count: '*' }),
      )
      held[table] = counts.reduce((sum, { count }) => sum + Number(count), 0)
    }
    return held
  })
}

async function deleteFrom(transaction: Knex, table: string, references: readonly string[]): Promise<number> {
  const counts = await inParts(references, async (part) => [
    await transaction(table).whereIn('reference', part).delete(),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}

/** SQLite takes 32,766 values in one statement. */
async function inParts<Row>(
  references: readonly string[],
  work: (part: readonly string[]) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < references.length; start += 1000) {
    rows.push(...(await work(references.slice(start, start + 1000))))
  }
  return rows
}
