/**
 * When an island becomes interactive: `idle` once the browser has nothing better to do, `visible` once it is nearly in
 * view, `interaction` once a pointer, a finger or the focus reaches it, `event` when the page dispatches `island:load` on it.
 */
export type IslandPolicy = 'idle' | 'visible' | 'interaction' | 'event'

/** The event that makes an island of any policy load at once. */
export const loadEvent = 'island:load'

/** Settles when the policy says that the island is needed, or when `island:load` is dispatched on it. */
export function whenNeeded(element: Element, policy: IslandPolicy): Promise<void> {
  return new Promise((resolve) => {
    element.addEventListener(loadEvent, () => resolve(), { once: true })
    if (policy === 'idle') whenIdle(resolve)
    if (policy === 'visible') whenVisible(element, resolve)
    if (policy === 'interaction') whenReached(element, resolve)
  })
}

function whenIdle(resolve: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
  else setTimeout(resolve, 200)
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

function whenReached(element: Element, resolve: () => void): void {
  if (element.matches(':hover, :focus-within')) resolve()
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    element.addEventListener(type, () => resolve(), { once: true, passive: true })
  }
}
