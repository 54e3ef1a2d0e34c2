import type { Knex } from 'knex'
import { type Change, type ChangedField, changesAndUndos } from '../../schemas/enquiry-history.ts'
import type { StoredEnquiry } from '../../schemas/stored-enquiry.ts'
import { guarded } from '../database-errors.ts'
import { EnquiryRecord, storedColumns, toStoredEnquiry } from '../models/enquiry-record.ts'
import { refreshSearchText } from '../search/search-index.ts'
import { ChangeRefused, type LastChange, type RefusalReason, type RefusedEnquiry } from './change-refused.ts'
import { type AuditStamp, type EnquiryEvent, recordEvent } from './enquiry-event.ts'

interface ValueChange {
  field: ChangedField
  before: string | undefined
  after: string | undefined
}

type ChangeEvent = Pick<Change, 'action'> & Pick<EnquiryEvent, 'from' | 'to' | 'refersTo'>

/** What a change of one enquiry needs to do its work. */
interface ChangeRecorder {
  transaction: Knex
  /** Adds the audit row, with a changed value beside it; returns the change that it records. */
  record: (event: ChangeEvent, value?: ValueChange) => Promise<DoneChange>
}

/** A change without the enquiry that it belongs to. */
export type DoneChange = Omit<Change, 'reference' | 'name' | 'restricted'> & { restricted?: boolean }

/** Why one enquiry may not be changed; `changedBy` is the number of the event that stands in the way. */
export type Obstacle = RefusalReason | { changedBy: number }

interface ChangeWork {
  references: readonly string[]
  stamp: AuditStamp
  /** Returns why this enquiry may not be changed, or undefined if it may. */
  check: (enquiry: StoredEnquiry, transaction: Knex) => Obstacle | undefined | Promise<Obstacle | undefined>
  change: (enquiry: StoredEnquiry, tools: ChangeRecorder) => Promise<DoneChange[]>
}

/**
 * Changes all the enquiries in one transaction, or none of them when one is unknown or may not be changed.
 *
 * @throws ChangeRefused with every reason
 */
export function changeEnquiries(
  db: Knex,
  { references, stamp, check, change }: ChangeWork,
): Promise<Change[]> {
  const wanted = [...new Set(references)]
  return guarded(db, () =>
    db.transaction(async (transaction) => {
      const found = await lockEnquiries(transaction, wanted)
      const enquiries: StoredEnquiry[] = []
      const refusals: RefusedEnquiry[] = []
      for (const reference of wanted) {
        const enquiry = found.get(reference)
        const obstacle = enquiry ? await check(enquiry, transaction) : 'absent'
        if (obstacle) refusals.push(await refusal(transaction, reference, obstacle, enquiry))
        else if (enquiry) enquiries.push(enquiry)
      }
      if (refusals.length > 0) throw new ChangeRefused(refusals)
      const changes: Change[] = []
      let first: number | undefined
      for (const enquiry of enquiries) {
        const { reference, name, restricted } = enquiry
        const record: ChangeRecorder['record'] = async (event, value) => {
          const id = await recordEvent(transaction, { ...event, reference, togetherWith: first }, stamp)
          first ??= id
          if (value) await transaction('enquiry_changes').insert({ event_id: id, reference, ...value })
          return { id, action: event.action, ...changed(event, value) }
        }
        const done = await change(enquiry, { transaction, record })
        await refreshSearchText(transaction, reference)
        changes.push(...done.map((one) => ({ reference, name, restricted, ...one })))
      }
      return changes
    }),
  )
}

/**
 * Locks enquiries until the transaction ends, by writing to them first. Every change or erasure begins with it: otherwise two could
 * wait for each other, and SQLite can refuse a write after a read.
 */
export async function lockRows(transaction: Knex, references: readonly string[]): Promise<void> {
  // In one order: PostgreSQL would otherwise lock a few in the order of the index and many in that of the file.
  const inOrder = transaction('enquiries').select('id').whereIn('reference', references).orderBy('id')
  await transaction('enquiries')
    .whereIn('id', inOrder.forUpdate())
    .update({ status: transaction.ref('status') })
}

/** Locks the enquiries and reads them, by reference. */
async function lockEnquiries(
  transaction: Knex,
  references: readonly string[],
): Promise<Map<string, StoredEnquiry>> {
  await lockRows(transaction, references)
  const rows = await EnquiryRecord.query(transaction)
    .select(storedColumns)
    .whereIn('reference', [...references])
  return new Map(rows.map((row) => [row.reference, toStoredEnquiry(row)]))
}

/** A move is described by its statuses, even when it clears a time to ring back. */
function changed({ from, to }: ChangeEvent, value: ValueChange | undefined): Partial<DoneChange> {
  return from && to ? { field: 'status', before: from, after: to } : (value ?? {})
}

async function refusal(
  transaction: Knex,
  reference: string,
  obstacle: Obstacle,
  enquiry: StoredEnquiry | undefined,
): Promise<RefusedEnquiry> {
  const reason = typeof obstacle === 'string' ? obstacle : 'changed'
  if (!enquiry) return { reference, reason }
  const { name, status, ringBackAt } = enquiry
  const last = await lastChange(transaction, reference, obstacle)
  return { reference, reason, name, status, ringBackAt, last }
}

function lastChange(
  transaction: Knex,
  reference: string,
  obstacle: Obstacle,
): Promise<LastChange | undefined> {
  const events = transaction('enquiry_events')
    .where({ reference })
    .whereIn('action', changesAndUndos)
    .orderBy('id', 'desc')
  if (obstacle === 'status') events.whereNotNull('to_status')
  if (typeof obstacle === 'object') events.where({ id: obstacle.changedBy })
  return events.first({ actor: 'actor', at: 'at', action: 'action', from: 'from_status', to: 'to_status' })
}
