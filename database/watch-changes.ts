import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import { newestEvent } from './newest-event.ts'

/** Milliseconds between two looks. */
const interval = 500

/**
 * Calls back when the audit has grown: an enquiry has arrived or somebody has changed one, by this program or another. Returns a function
 * that stops it.
 */
export function watchChanges(db: Knex, onChange: () => void): () => Promise<void> {
  const stopping = new AbortController()
  const watch = async () => {
    let seen: number | undefined
    while (!stopping.signal.aborted) {
      // A database that cannot be read now is read again after the interval.
      const last = await newestEvent(db).catch(() => seen)
      if (seen !== undefined && last !== seen) onChange()
      seen = last
      await setTimeout(interval, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const watching = watch()
  return () => {
    stopping.abort()
    return watching
  }
}
