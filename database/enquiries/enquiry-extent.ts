import type { Knex } from 'knex'
import { changeActions } from '../../schemas/enquiry-history.ts'
import { guarded } from '../database-errors.ts'

/** How many enquiries a database holds, when the newest was received and when staff last changed one, ISO 8601 in UTC. */
export interface EnquiryExtent {
  count: number
  newest: string | undefined
  lastChange: string | undefined
}

export function enquiryExtent(db: Knex): Promise<EnquiryExtent> {
  return guarded(db, async () => {
    const row = await db('enquiries').count({ count: '*' }).max({ newest: 'created_at' }).first()
    const change = await db('enquiry_events')
      .whereIn('reference', db('enquiries').select('reference'))
      .whereIn('action', [...changeActions, 'undone'])
      .max({ last: 'at' })
      .first()
    return {
      count: Number(row?.count ?? 0),
      newest: row?.newest ?? undefined,
      lastChange: change?.last ?? undefined,
    }
  })
}

/** A row of the audit as its own database knows it again: references are random. */
interface AuditRow {
  id: number
  reference: string | null
  at: string
  action: string
}

/** The newest rows of the audit, the newest first. */
export const newestAuditRows = (db: Knex): Promise<AuditRow[]> =>
  guarded(db, () =>
    db('enquiry_events').select('id', 'reference', 'at', 'action').orderBy('id', 'desc').limit(1_000),
  )

/** When something last happened that no restore does; undefined where nothing did. */
export async function lastHappened(db: Knex): Promise<string | undefined> {
  const restoring = ['erased', 'restricted']
  const [last] = await guarded(db, () =>
    db('enquiry_events').whereNotIn('action', restoring).max({ at: 'at' }),
  )
  return last?.at ?? undefined
}

/** Whether a database is the one that an audit row was read from, some time later, or a copy of it. */
export const holdsAuditRow = (db: Knex, row: AuditRow): Promise<boolean> =>
  guarded(db, async () => (await db('enquiry_events').where(row).first('id')) !== undefined)

export function holdsMoreOrNewer(one: EnquiryExtent, other: EnquiryExtent): boolean {
  return (
    one.count > other.count ||
    (one.newest ?? '') > (other.newest ?? '') ||
    (one.lastChange ?? '') > (other.lastChange ?? '')
  )
}
