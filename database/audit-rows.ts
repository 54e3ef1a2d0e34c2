import type { Knex } from 'knex'
import { guardedOnce } from './database-errors.ts'

/** How many audit rows there are: every enquiry and every change by staff adds one, and none is ever deleted. */
export const countEvents = (db: Knex): Promise<number> => countOf(db, {})

/** How many enquiries have ever arrived, without those that began as spam. */
export const countArrivals = (db: Knex): Promise<number> =>
  countOf(db, { action: 'received', to_status: 'new' })

function countOf(db: Knex, which: Record<string, string>): Promise<number> {
  return guardedOnce(db, async () => {
    const [row] = await db('enquiry_events').where(which).count({ count: '*' })
    return Number(row?.count ?? 0)
  })
}
