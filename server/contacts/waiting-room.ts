import { Refusal } from '../refusal.ts'

/** Admits a bounded number of database calls at a time; the rest are refused at once instead of piling up. */
export type WaitingRoom = { enter: <T>(work: () => Promise<T>) => Promise<T> }

/** Seconds after which a refused client may try again. */
export const retryAfterSeconds = 5

export function waitingRoom(capacity: number): WaitingRoom {
  let inside = 0
  return {
    async enter(work) {
      if (inside >= capacity) throw new Refusal('unavailable', { retryAfterSeconds })
      inside += 1
      try {
        return await work()
      } finally {
        inside -= 1
      }
    },
  }
}
