import type { Knex } from 'knex'
import { guarded } from '../database-errors.ts'

const most = 100

/** The newest references that begin with what was typed, and nothing else about their enquiries. */
export function newestReferences(db: Knex, start: string): Promise<string[]> {
  return guarded(db, () =>
    db('enquiries')
      .where('reference', 'like', `${start.toUpperCase()}%`)
      .orderBy('id', 'desc')
      .limit(most)
      .pluck('reference'),
  )
}
