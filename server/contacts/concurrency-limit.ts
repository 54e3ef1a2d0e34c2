import { RefusedRequest } from '../refused-request.ts'

/** Runs a limited number of tasks at a time and refuses the rest at once, instead of letting them pile up. */
export interface ConcurrencyLimit {
  run: <T>(work: () => Promise<T>) => Promise<T>
  running: () => number
}

/** Seconds after which a refused client may try again. */
export const retryAfterSeconds = 5

export function concurrencyLimit(max: number): ConcurrencyLimit {
  let running = 0
  return {
    running: () => running,
    async run(work) {
      if (running >= max) throw new RefusedRequest('unavailable', { retryAfterSeconds })
      running += 1
      try {
        return await work()
      } finally {
        running -= 1
      }
    },
  }
}
