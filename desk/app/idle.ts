import { idleLimit } from '../../schemas/desk-session.ts'
import { minute } from '../../schemas/durations.ts'

/** A click alone may come from voice control or a screen reader. */
const events = ['pointerdown', 'keydown', 'click', 'input', 'wheel', 'touchmove'] as const
const checkInterval = 10_000
/** Milliseconds of activity without a request after which the session is kept alive. */
const keepAliveAfter = minute

let lastActive = Date.now()
let lastReport = Date.now()

/** Milliseconds since the page was last used. From the moment that a clock is set back, it counts anew. */
function idleTime(): number {
  const now = Date.now()
  lastActive = Math.min(lastActive, now)
  lastReport = Math.min(lastReport, now)
  return now - lastActive
}

/** The same, for the header of a request. */
export function reportIdleTime(): number {
  lastReport = Date.now()
  return idleTime()
}

/** Milliseconds before the lock at which whoever only reads is asked to press a key. */
const warning = 2 * minute

/** Calls `lock` after half an hour without use, `onIdle` shortly before, and `keepAlive` now and then while the page is used. */
export function watchIdle(
  signal: AbortSignal,
  lock: () => void,
  onIdle: (isIdle: boolean) => void,
  keepAlive: () => void,
): void {
  const onActivity = () => {
    const idle = idleTime()
    // A computer that slept has missed the check.
    if (idle > idleLimit) return lock()
    const wasWarned = idle > idleLimit - warning
    lastActive = Date.now()
    onIdle(false)
    if (wasWarned || lastActive - lastReport > keepAliveAfter) keepAlive()
  }
  for (const event of events) addEventListener(event, onActivity, { signal, capture: true, passive: true })
  const timer = setInterval(() => {
    const idle = idleTime()
    if (idle > idleLimit) lock()
    else if (idle > idleLimit - warning) onIdle(true)
  }, checkInterval)
  signal.addEventListener('abort', () => clearInterval(timer))
}
