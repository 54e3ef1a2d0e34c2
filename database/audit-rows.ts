import type { Knex } from 'knex'
import { guardedOnce } from './database-errors.ts'

/** The id of the newest audit row, which every enquiry and every change by staff adds; 0 when there is none. Rows are never deleted. */
export function newestEvent(db: Knex): Promise<number> {
  return guardedOnce(db, async () => {
    const [newest] = await db('enquiry_events').max<{ id: number | null }[]>('id as id')
    return newest?.id ?? 0
  })
}

/** How many enquiries have ever arrived, without those that began as spam. */
export function countArrivals(db: Knex): Promise<number> {
  return guardedOnce(db, async () => {
    const arrived = { action: 'received', to_status: 'new' }
    const [row] = await db('enquiry_events').where(arrived).count({ count: '*' })
    return Number(row?.count ?? 0)
  })
}
