import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import { guardedOnce } from './database-errors.ts'

/** Milliseconds between two looks. */
const interval = 500
/** How many of the last audit rows a look reads. */
const looked = 1_000

/**
 * Calls back when the audit has grown: an enquiry has arrived or somebody has changed one, by this program or another. Also once a
 * database that could not be read can be. Returns a function that stops it.
 */
export function watchChanges(db: Knex, onChange: () => void): () => Promise<void> {
  const stopping = new AbortController()
  const watch = async () => {
    let seen: string | undefined
    while (!stopping.signal.aborted) {
      const now = await sumOfLast(db).catch(() => 'unreadable')
      if (seen !== undefined && now !== seen && now !== 'unreadable') onChange()
      seen = now
      await setTimeout(interval, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const watching = watch()
  return () => {
    stopping.abort()
    return watching
  }
}

/**
 * Grows with each audit row, as rows are never deleted. The newest id alone would not do: on PostgreSQL a row gets its id before it is
 * committed, so one may appear after others with higher ids.
 */
function sumOfLast(db: Knex): Promise<string> {
  return guardedOnce(db, async () => {
    const last = db('enquiry_events').select('id').orderBy('id', 'desc').limit(looked).as('last')
    const [row] = await db(last).sum({ sum: 'id' })
    return String(row?.sum ?? 0)
  })
}
