export const start = Date.parse('2026-11-20T09:00:00Z')

/** Stamps for changes, each a minute later than the one before. */
export function minuteByMinute() {
  let now = start
  return (actor: string) => {
    now += 60_000
    return { actor, now: new Date(now) }
  }
}
