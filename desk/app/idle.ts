import { idleLimit } from '../../schemas/desk-session.ts'
import { minute } from '../../schemas/time/durations.ts'

/** Includes `click`, since voice control and screen readers may send that alone. */
const events = ['pointerdown', 'keydown', 'click', 'input', 'wheel', 'touchmove'] as const
const checkInterval = 10_000

let lastActive = Date.now()

/** Milliseconds since the page was last used. When the clock is set back, counting starts again from zero. */
export function idleTime(): number {
  const now = Date.now()
  lastActive = Math.min(lastActive, now)
  return now - lastActive
}

/** How many milliseconds before the lock somebody who is only reading is asked to press a key. */
const warning = 2 * minute

/**
 * Calls `lock` after half an hour without use, `onIdle` shortly before, and `keepAlive` when the page is used after that. At other
 * times the requests that the page sends each minute report its use to the server.
 */
export function watchIdle(
  signal: AbortSignal,
  lock: () => void,
  onIdle: (isIdle: boolean) => void,
  keepAlive: () => void,
): void {
  const onActivity = () => {
    const idle = idleTime()
    // The timer below does not run while the computer sleeps.
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
