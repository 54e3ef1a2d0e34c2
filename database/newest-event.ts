import type { Knex } from 'knex'
import { guardedOnce } from './database-errors.ts'

/**
 * The id of the newest audit row, which every enquiry and every change by staff adds, or of the newest that fits; 0 when there is none.
 * Rows are never deleted.
 */
export function newestEvent(
  db: Knex,
  fits: { action?: 'received'; to_status?: 'new' } = {},
): Promise<number> {
  return guardedOnce(db, async () => {
    const newest: { id: number } | undefined = await db('enquiry_events')
      .where(fits)
      .orderBy('id', 'desc')
      .first('id')
    return newest?.id ?? 0
  })
}
