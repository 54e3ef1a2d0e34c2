import { idleLimit } from '../../schemas/desk-session.ts'
import { minute } from '../../schemas/time/durations.ts'

/** A click alone may come from voice control or a screen reader. */
const events = ['pointerdown', 'keydown', 'click', 'input', 'wheel', 'touchmove'] as const
const checkInterval = 10_000

let lastActive = Date.now()

/** Milliseconds since the page was last used. From the moment that a clock is set back, it counts anew. */
export function idleTime(): number {
  const now = Date.now()
  lastActive = Math.min(lastActive, now)
  return now - lastActive
}

/** Milliseconds before the lock at which whoever only reads is asked to press a key. */
const warning = 2 * minute

/**
 * Calls `lock` after half an hour without use, `onIdle` shortly before, and `keepAlive` when the page is used then. At other times the
 * server hears of its use by what it asks each minute.
 */
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
    lastActive = Date.now()
    onIdle(false)
    if (idle > idleLimit - warning) keepAlive()
  }
  for (const event of events) addEventListener(event, onActivity, { signal, capture: true, passive: true })
  const timer = setInterval(() => {
    const idle = idleTime()
    if (idle > idleLimit) lock()
    else if (idle > idleLimit - warning) onIdle(true)
  }, checkInterval)
  signal.addEventListener('abort', () => clearInterval(timer))
}
