import { RefusedRequest } from '../problem.ts'

/** Runs a limited number of tasks at a time and refuses the rest at once, instead of letting them pile up. */
export interface ConcurrencyLimit {
  /** Refuses a client that already fills its share, to leave room for others. */
  run: <T>(client: string, work: () => Promise<T>) => Promise<T>
  running: () => number
}

/** Seconds after which a refused client may try again. */
export const busyRetrySeconds = 5

export function concurrencyLimit(max: number, perClient: number): ConcurrencyLimit {
  let running = 0
  const runningFor = new Map<string, number>()
  return {
    running: () => running,
    async run(client, work) {
      const own = runningFor.get(client) ?? 0
      if (own >= perClient) throw new RefusedRequest('tooMany', { retryAfterSeconds: busyRetrySeconds })
      if (running >= max) throw new RefusedRequest('unavailable', { retryAfterSeconds: busyRetrySeconds })
      running += 1
      runningFor.set(client, own + 1)
      try {
        return await work()
      } finally {
        running -= 1
        const left = (runningFor.get(client) ?? 1) - 1
        if (left > 0) runningFor.set(client, left)
        else runningFor.delete(client)
      }
    },
  }
}
