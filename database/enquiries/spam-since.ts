import type { Knex } from 'knex'
import { guarded } from '../database-errors.ts'
import { countRows } from '../tables.ts'

/** How many enquiries in spam, without restricted ones, were received or moved there at `since` or later. */
export function countSpamSince(db: Knex, since: Date): Promise<number> {
  const at = since.toISOString()
  return guarded(db, () =>
    countRows(
      db('enquiries')
        .where({ status: 'spam', restricted: false })
        .where((either) =>
          either
            .where('created_at', '>=', at)
            .orWhereExists(
              db('enquiry_events')
                .where({ to_status: 'spam' })
                .where('at', '>=', at)
                .whereRaw('enquiry_events.reference = enquiries.reference'),
            ),
        ),
    ),
  )
}
