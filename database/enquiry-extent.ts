import type { Knex } from 'knex'
import { guarded } from './database-errors.ts'

/** How many enquiries a database holds, and when the newest was received, ISO 8601 in UTC. */
export interface EnquiryExtent {
  count: number
  newest: string | undefined
}

export function enquiryExtent(db: Knex): Promise<EnquiryExtent> {
  return guarded(db, async () => {
    const row = await db('enquiries').count({ count: '*' }).max({ newest: 'created_at' }).first()
    return { count: Number(row?.count ?? 0), newest: row?.newest ?? undefined }
  })
}

export function holdsMoreOrNewer(one: EnquiryExtent, other: EnquiryExtent): boolean {
  return one.count > other.count || (one.newest ?? '') > (other.newest ?? '')
}
