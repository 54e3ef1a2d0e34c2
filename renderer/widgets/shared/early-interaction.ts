const contains = (element: Element, target: EventTarget | null) =>
  target instanceof Node && element.contains(target)

/**
 * React Aria's hover misses a pointer that was on the element before the widget was hydrated: no `pointerenter` follows, and
 * so no leaving either. This calls `onLeave` once when such a pointer leaves or, where the element is gone or was touched
 * only, when a pointer next appears elsewhere. It runs before React's handlers of the same event.
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
    if (contains(element, event.type === 'pointerout' ? event.relatedTarget : event.target)) return
    waiting.abort()
    onLeave(event)
  }
  document.addEventListener('pointerout', check, options)
  document.addEventListener('pointerover', check, options)
  return () => waiting.abort()
}

/**
 * The same for a focus that was within the element before the widget was hydrated.
 *
 * @returns a function that stops waiting; undefined when the focus is not within the element
 */
export function onEarlyFocusLeave(element: Element, onLeave: () => void): (() => void) | undefined {
  if (!element.matches(':focus-within')) return
  const waiting = new AbortController()
  const check = (event: FocusEvent) => {
    if (contains(element, event.relatedTarget)) return
    waiting.abort()
    onLeave()
  }
  document.addEventListener('focusout', check, { signal: waiting.signal })
  return () => waiting.abort()
}
