const isWithin = (element: Element, target: EventTarget | null) =>
  target instanceof Node && element.contains(target)

/**
 * Follows a pointer that already rested on an element when its widget became interactive: such a pointer sends no further
 * `pointerenter`, so React Aria's hover never learns that it was there, nor that it left. `leave` runs once, at its leaving
 * or, where the element vanished or only a finger had been there, at the next place that a pointer reaches. It runs before
 * React's handlers of the same movement, which may be an entering elsewhere.
 *
 * @returns what ends the following; undefined when no pointer is on the element
 */
export function followEarlyPointer(
  element: Element,
  leave: (event: PointerEvent) => void,
): (() => void) | undefined {
  if (!element.matches(':hover')) return
  const following = new AbortController()
  const options = { capture: true, signal: following.signal }
  const follow = (event: PointerEvent) => {
    if (isWithin(element, event.type === 'pointerout' ? event.relatedTarget : event.target)) return
    following.abort()
    leave(event)
  }
  document.addEventListener('pointerout', follow, options)
  document.addEventListener('pointerover', follow, options)
  return () => following.abort()
}

/**
 * Follows a focus that was within an element already when its widget became interactive; `leave` runs once, when the focus
 * goes elsewhere.
 *
 * @returns what ends the following; undefined when the focus is not within the element
 */
export function followEarlyFocus(element: Element, leave: () => void): (() => void) | undefined {
  if (!element.matches(':focus-within')) return
  const following = new AbortController()
  const follow = (event: FocusEvent) => {
    if (isWithin(element, event.relatedTarget)) return
    following.abort()
    leave()
  }
  document.addEventListener('focusout', follow, { signal: following.signal })
  return () => following.abort()
}
