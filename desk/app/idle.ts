import { idleLimit } from '../../schemas/desk-session.ts'

const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
/** Milliseconds between two looks whether the limit has passed. */
const step = 10_000
/** Milliseconds of activity without a request after which the server is told that somebody is there. */
const silence = 10 * 60_000

let touched = Date.now()
let told = Date.now()

/** For how many milliseconds nobody has touched the page, to be sent to the server. */
export function tellIdle(): number {
  told = Date.now()
  return told - touched
}

/** Calls `lock` once nobody has touched the page for half an hour, and `stay` now and then while somebody does. */
export function watchIdle(signal: AbortSignal, lock: () => void, stay: () => void): void {
  const touch = () => {
    touched = Date.now()
    if (touched - told > silence) stay()
  }
  for (const event of events) addEventListener(event, touch, { signal, capture: true, passive: true })
  const timer = setInterval(() => Date.now() - touched > idleLimit && lock(), step)
  signal.addEventListener('abort', () => clearInterval(timer))
}
