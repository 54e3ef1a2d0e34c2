/**
 * When an island's widget is loaded: `visible` when it is almost in view, `interaction` when
 * a pointer, a finger or the focus is on it, `event` when `island:load` is dispatched on it.
 */
export type IslandPolicy = 'visible' | 'interaction' | 'event'

/** Loads an island of any policy at once. */
export const loadEvent = 'island:load'

/** Dispatched on a button that is pressed before its widget runs. Whoever performs the press in the HTML prevents the default. */
export const pressEvent = 'island:press'

/** Dispatched on an island whose widget could not be loaded. */
export const failEvent = 'island:fail'

/** Settles when the policy applies, or when `island:load` is dispatched on the element. */
export function whenNeeded(element: Element, policy: IslandPolicy): Promise<void> {
  return new Promise((resolve) => {
    element.addEventListener(loadEvent, () => resolve(), { once: true })
    if (policy === 'visible') whenVisible(element, resolve)
    if (policy === 'interaction') whenReached(element, resolve)
  })
}

const started = new WeakMap<Element, Promise<boolean>>()

/** Keeps the promise of a started island, which tells whether its widget could be loaded. */
export function rememberIsland(island: Element, isHydrated: Promise<boolean>): void {
  started.set(island, isHydrated)
}

/** Loads an island's widget now. False when it could not be loaded. */
export function loadIsland(island: Element): Promise<boolean> {
  island.dispatchEvent(new Event(loadEvent))
  return started.get(island) ?? Promise.resolve(false)
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
