import type { Knex } from 'knex'
import { guardedOnce } from './database-errors.ts'

/** The id of the newest audit row, which every enquiry and every change by staff adds; 0 when there is none. Rows are never deleted. */
export function newestEvent(db: Knex): Promise<number> {
  return guardedOnce(db, async () => {
    const [newest] = await db('enquiry_events').max<{ id: number | null }[]>('id as id')
    return newest?.id ?? 0
  })
}
