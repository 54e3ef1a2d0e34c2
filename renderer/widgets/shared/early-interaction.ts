/**
 * React Aria's hover misses a pointer that was on the element before the widget was hydrated: no `pointerenter` follows, and
 * so no leave either. This calls `onLeave` once when such a pointer leaves or, if the element is gone or was only touched,
 * when a pointer next appears elsewhere. It runs before React's handlers of the same event.
 *
 * @returns a function that stops waiting; undefined when no pointer is on the element
 */
export function onEarlyPointerLeave(
  element: Element,
  onLeave: (event: PointerEvent) => void,
): (() => void) | undefined {
  if (!element.matches(':hover')) return
  const waiting = new AbortController()
  const options = { capture: true, signal: waiting.signal }
  const check = (event: PointerEvent) => {
    const place = event.type === 'pointerout' ? event.relatedTarget : event.target
    if (element.contains(place as Node | null)) return
    waiting.abort()
    onLeave(event)
  }
  document.addEventListener('pointerout', check, options)
  document.addEventListener('pointerover', check, options)
  return () => waiting.abort()
}
