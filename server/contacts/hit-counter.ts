import type { Knex } from 'knex'
import { type RateLimitHit, rateLimitHit, undoRateLimitHit } from '../../database/rate-limit.ts'

/** Counts how often a key was hit in a window that opens with its first hit. */
export interface HitCounter {
  hit: (key: string, windowSeconds: number, now: Date) => Promise<RateLimitHit>
  /** Takes one hit off the count. */
  takeBack: (key: string) => Promise<void>
}

/** The keys under which the enquiries of everyone are counted. */
export const totals = { people: 'total', automated: 'total:automated' } as const

/** Once this many keys are counted, all but the totals are forgotten: a flood of keys must not exhaust the memory. */
const maxKeys = 100_000
const lasting = new Set<string>(Object.values(totals))

/** Counts in this process, so that a flood is refused without touching the database. A restart forgets the counts. */
export function memoryCounter(): HitCounter {
  const windows = new Map<string, { count: number; ends: number }>()
  const forgetAddresses = () => {
    for (const known of windows.keys()) if (!lasting.has(known)) windows.delete(known)
  }
  const hit: HitCounter['hit'] = async (key, windowSeconds, now) => {
    const time = now.getTime()
    let window = windows.get(key)
    // A window that would outlast a new one was opened before the clock was set back.
    if (!window || window.ends <= time || window.ends > time + windowSeconds * 1000) {
      windows.delete(key)
      if (windows.size >= maxKeys) forgetAddresses()
      window = { count: 0, ends: time + windowSeconds * 1000 }
      windows.set(key, window)
    }
    window.count += 1
    return { count: window.count, retryAfterSeconds: Math.max(1, Math.ceil((window.ends - time) / 1000)) }
  }
  const takeBack = async (key: string) => {
    const window = windows.get(key)
    if (window && window.count > 0) window.count -= 1
  }
  return { hit, takeBack }
}

/** Counts in the database, so that several processes count together. */
export function databaseCounter(database: Knex): HitCounter {
  return {
    hit: (key, windowSeconds, now) => rateLimitHit(database, key, windowSeconds, now),
    takeBack: (key) => undoRateLimitHit(database, key),
  }
}
