import type { Knex } from 'knex'
import { type RateLimitHit, rateLimitHit } from '../../database/enquiries.ts'

/** Counts how often a key was hit in a window that opens with its first hit. */
export type HitCounter = (key: string, windowSeconds: number, now: Date) => Promise<RateLimitHit>

/** Keys kept at once; with more, those that were opened first are forgotten. */
const maxKeys = 100_000

/** Counts in this process. A flood is refused without touching the database; a restart forgets. */
export function memoryCounter(): HitCounter {
  const windows = new Map<string, { count: number; ends: number }>()
  return async (key, windowSeconds, now) => {
    const time = now.getTime()
    let window = windows.get(key)
    if (!window || window.ends <= time) {
      windows.delete(key)
      if (windows.size >= maxKeys) makeRoom(windows, time)
      window = { count: 0, ends: time + windowSeconds * 1000 }
      windows.set(key, window)
    }
    window.count += 1
    return { count: window.count, retryAfterSeconds: Math.max(1, Math.ceil((window.ends - time) / 1000)) }
  }
}

/** Counts in the database, so that several processes count together. */
export function databaseCounter(database: Knex): HitCounter {
  return (key, windowSeconds, now) => rateLimitHit(database, key, windowSeconds, now)
}

function makeRoom(windows: Map<string, { ends: number }>, time: number): void {
  for (const [key, { ends }] of windows) if (ends <= time) windows.delete(key)
  for (const key of windows.keys()) {
    if (windows.size < maxKeys) return
    windows.delete(key)
  }
}
