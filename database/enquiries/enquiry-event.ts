import type { Knex } from 'knex'
import type { EventAction } from '../../schemas/enquiry-history.ts'
import type { EnquiryStatus } from '../../schemas/enquiry-status.ts'
import { oneView } from '../connection.ts'
import { guarded, guardedOnce } from '../database-errors.ts'
import { countRows } from '../tables.ts'
import { type EnquiryFilter, matchingReferences } from './find-enquiries.ts'

/** Who does something, and when, for the audit. */
export interface AuditStamp {
  /** A member of staff, or `website`. */
  actor: string
  now: Date
}

export interface EnquiryEvent {
  reference?: string
  action: EventAction
  from?: EnquiryStatus | undefined
  to?: EnquiryStatus | undefined
  /** The earlier event that this one takes back, or whose note it corrects or removes. */
  refersTo?: number | undefined
  /** The first event of the same command. */
  togetherWith?: number | undefined
  /** How many enquiries an export held, were shown to somebody at once, or a purge deleted. */
  affected?: number
}

/** Adds a row to the audit, which holds no personal data of the person who enquired. */
export async function recordEvent(
  db: Knex,
  event: EnquiryEvent,
  { actor, now }: AuditStamp,
): Promise<number> {
  const [row]: { id: number }[] = await db('enquiry_events')
    .insert({
      reference: event.reference ?? null,
      action: event.action,
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      affected: event.affected ?? null,
      refers_to: event.refersTo ?? null,
      together_with: event.togetherWith ?? null,
      actor,
      at: now.toISOString(),
    })
    .returning('id')
  if (!row) throw new Error('The audit row was not stored.')
  return row.id
}

/**
 * Records that somebody exports the matching enquiries: how many, and each by its reference. Returns the number, and the id
 * of the event, by which exactly these enquiries can be found again (`exportedWith`).
 */
export function recordExport(
  db: Knex,
  filter: EnquiryFilter,
  { actor, now }: AuditStamp,
): Promise<{ affected: number; eventId: number }> {
  return guarded(db, () =>
    db.transaction(async (transaction) => {
      const values = ['exported', actor, now.toISOString()]
      const found = matchingReferences(transaction, filter, []).as('found')
      const counted = transaction
        .from(found)
        .select(transaction.raw('count(*)'), ...values.map((value) => transaction.raw('?', [value])))
      // Counted by the write itself: a transaction that reads before it writes can be refused on SQLite.
      await transaction
        .from(transaction.raw('?? (??, ??, ??, ??)', ['enquiry_events', 'affected', 'action', 'actor', 'at']))
        .insert(counted)
      // Within one view of the database the last one is the one just inserted.
      const all: { id: number; affected: number } | undefined = await transaction('enquiry_events')
        .where({ action: 'exported', reference: null })
        .orderBy('id', 'desc')
        .first('id', 'affected')
      if (!all) throw new Error('The audit row was not stored.')
      const columns = ['enquiry_events', 'reference', 'action', 'actor', 'at', 'together_with']
      const references = matchingReferences(transaction, filter, [...values, all.id])
      await transaction.from(transaction.raw('?? (??, ??, ??, ??, ??)', columns)).insert(references)
      return { affected: all.affected, eventId: all.id }
    }, oneView),
  )
}

/** Showing more rows of personal data than this is audited. */
const unauditedRows = 100

/** Records that somebody was shown many enquiries at once: how many, not which. */
export async function recordReading(db: Knex, affected: number, stamp: AuditStamp): Promise<void> {
  if (affected <= unauditedRows) return
  await guarded(db, () => recordEvent(db, { action: 'read', affected }, stamp))
}

/** Records that the person concerned was given these enquiries. */
export function recordDisclosure(db: Knex, references: readonly string[], stamp: AuditStamp): Promise<void> {
  return guarded(db, () =>
    db.transaction(async (transaction) => {
      for (const reference of references)
        await recordEvent(transaction, { reference, action: 'disclosed' }, stamp)
    }),
  )
}

/** How many audit rows there are: every enquiry and every change by staff adds one, and none is ever deleted. */
export const countEvents = (db: Knex): Promise<number> =>
  guardedOnce(db, () => countRows(db('enquiry_events')))

/** How many enquiries have ever arrived, without those that began as spam. */
export const countArrivals = (db: Knex): Promise<number> =>
  guardedOnce(db, () => countRows(db('enquiry_events').where({ action: 'received', to_status: 'new' })))
