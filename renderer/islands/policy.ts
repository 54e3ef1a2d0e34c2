import { afterPaint } from '../enhance/after-paint.ts'

/**
 * When an island's widget is loaded: `visible` when it is almost in view, `interaction` when
 * a pointer or the focus is on it, or a finger has pressed it.
 */
export type IslandPolicy = 'visible' | 'interaction'

/** Loads an island of any policy at once. */
export const loadEvent = 'island:load'

/** Dispatched on a button that is pressed before its widget runs. Whoever performs the press in the HTML prevents the default. */
export const pressEvent = 'island:press'

/** Settles when the policy applies, or when `island:load` is dispatched on the element. */
export function whenNeeded(element: Element, policy: IslandPolicy): Promise<void> {
  return new Promise((resolve) => {
    element.addEventListener(loadEvent, () => resolve(), { once: true })
    if (policy === 'visible') whenVisible(element, resolve)
    if (policy === 'interaction') whenReached(element, resolve)
  })
}

function whenVisible(element: Element, resolve: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      resolve()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
}

/** A tap is answered in the HTML first: its code is fetched once that is seen. */
function whenReached(element: Element, resolve: () => void): void {
  if (element.matches(':hover, :focus-within')) resolve()
  const listen = <Type extends 'pointerover' | 'focusin' | 'click'>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => (element as HTMLElement).addEventListener(type, listener, { capture: true, passive: true })
  listen('pointerover', ({ pointerType }) => {
    if (pointerType !== 'touch') resolve()
  })
  listen('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) resolve()
  })
  listen('click', () => afterPaint(resolve))
}
