import type { Knex } from 'knex'
import { guarded } from '../database-errors.ts'

/** Seconds that the first enquiry without an answer has waited, and the first mail about one; 0 when none waits. */
interface LongestWaits {
  enquiry: number
  notification: number
}

export function longestWaits(db: Knex, now: Date): Promise<LongestWaits> {
  const sinceFirst = async (rows: Knex.QueryBuilder): Promise<number> => {
    const [row]: { first: string | null }[] = await rows.min({ first: 'created_at' })
    return row?.first ? Math.max(0, (now.getTime() - Date.parse(row.first)) / 1000) : 0
  }
  return guarded(db, async () => ({
    enquiry: await sinceFirst(db('enquiries').where({ status: 'new', restricted: false })),
    notification: await sinceFirst(
      db('notifications').where({ kind: 'enquiry' }).whereIn('state', ['waiting', 'sending']),
    ),
  }))
}
