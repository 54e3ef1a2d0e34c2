let isDown = false

/** Keeps track of whether a pointer is down, for {@link afterPointerUp}. Returns a function that stops it. */
export function trackPointer(): () => void {
  const tracking = new AbortController()
  const options = { capture: true, passive: true, signal: tracking.signal }
  const set = (down: boolean) => () => {
    isDown = down
  }
  document.addEventListener('pointerdown', set(true), options)
  document.addEventListener('pointerup', set(false), options)
  document.addEventListener('pointercancel', set(false), options)
  return () => tracking.abort()
}

/**
 * Calls back soon, but after the click of a pointer that is down or was a moment ago. A change of layout on blur has to wait like this:
 * otherwise the button being clicked moves away from under the pointer and the click is lost.
 */
export function afterPointerUp(callback: () => void): void {
  // A finger is already up when its press takes the focus away; the click follows.
  if (!isDown) return void setTimeout(callback)
  const onUp = () => {
    document.removeEventListener('pointerup', onUp)
    document.removeEventListener('pointercancel', onUp)
    setTimeout(callback)
  }
  document.addEventListener('pointerup', onUp)
  document.addEventListener('pointercancel', onUp)
}
