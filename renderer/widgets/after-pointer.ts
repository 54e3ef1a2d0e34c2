/**
 * Calls back at once, or, while a pointer is down, once it was lifted and its click delivered. What moves the page on blur
 * must wait so: otherwise the button that is being clicked slides away from under the pointer and the click is lost.
 */
export function afterPointer(act: () => void): void {
  if (!isDown) {
    act()
    return
  }
  const settle = () => {
    document.removeEventListener('pointerup', settle)
    document.removeEventListener('pointercancel', settle)
    setTimeout(act)
  }
  document.addEventListener('pointerup', settle)
  document.addEventListener('pointercancel', settle)
}

let isDown = false

/** Follows the pointer from now on; call once before {@link afterPointer}. The returned function stops it. */
export function followPointer(): () => void {
  const following = new AbortController()
  const options = { capture: true, passive: true, signal: following.signal }
  const mark = (down: boolean) => () => {
    isDown = down
  }
  document.addEventListener('pointerdown', mark(true), options)
  document.addEventListener('pointerup', mark(false), options)
  document.addEventListener('pointercancel', mark(false), options)
  return () => following.abort()
}
