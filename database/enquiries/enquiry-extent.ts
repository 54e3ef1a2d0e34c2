import type { Knex } from 'knex'
import { changesAndUndos } from '../../schemas/enquiry-history.ts'
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
      .whereIn('action', changesAndUndos)
      .max({ last: 'at' })
      .first()
    return {
      count: Number(row?.count ?? 0),
      newest: row?.newest ?? undefined,
      lastChange: change?.last ?? undefined,
    }
  })
}

/** Whether one has more enquiries than the other, newer ones, or later changes. */
export function holdsMoreOrNewer(one: EnquiryExtent, other: EnquiryExtent): boolean {
  return (
    one.count > other.count ||
    (one.newest ?? '') > (other.newest ?? '') ||
    (one.lastChange ?? '') > (other.lastChange ?? '')
  )
}
