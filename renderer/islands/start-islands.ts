import { afterPaint } from '../enhance/after-paint.ts'
import { findAll } from '../enhance/find.ts'
import { applyLaterStyles } from '../enhance/later-styles.ts'
import { listen } from '../enhance/listen.ts'
import type { IslandElement } from './prepare-island.ts'

/** Performs a press on a button in the plain HTML, and returns whether it could. */
export type Perform = (button: HTMLElement) => boolean

/** How long to wait for a widget's code, in milliseconds, before leaving its HTML plain. */
const loadTimeout = 6000

/** The type of an event that loads the island in which it is dispatched. */
export const loadEvent = 'island:load'

/**
 * Presses that wait for a widget: the last one of each button, since people often repeat a press that gets no answer. An
 * island has `data-waits` while a click waits for it.
 */
const held = new Map<Element, Event>()

/**
 * Loads an island's widget when a pointer or the focus is on it, or a finger has pressed it. Until it runs, a press that the page's
 * own script can perform is performed at once. Other presses, and ArrowDown (which causes no click), are held and replayed in order.
 */
export function startIslands(perform: Perform): void {
  listen<PointerEvent & KeyboardEvent>(`pointerover focusin keydown click ${loadEvent}`, (event) => {
    const { type, pointerType, key } = event
    const target = event.target as Element
    const island = target.closest<HTMLElement>('[data-island]:not([data-hydrated])')
    if (!island) return
    const button = target.closest('button')
    const isClick = type === 'click'
    const isHeld =
      button && (isClick ? !perform(button) : key === 'ArrowDown') && !('failed' in island.dataset)
    if (isHeld) {
      event.preventDefault()
      held.delete(button)
      held.set(button, event)
      if (isClick) island.dataset.waits = ''
    }
    if (isHeld || (isClick && button)) event.stopPropagation()
    // The HTML answers a tap first; the code is fetched once that has been painted.
    if (isClick) afterPaint(() => load(island))
    else if (pointerType !== 'touch' && (type !== 'focusin' || target.matches(':focus-visible'))) load(island)
  })
  for (const island of findAll<IslandElement>('[data-island]')) {
    island.words = island.textContent
    if (island.matches(':hover, :focus-within')) load(island)
  }
}

/**
 * An island gets `data-hydrated` once its widget runs, or `data-failed` if it could not be loaded or hydrated: it then stays
 * plain HTML, whose presses the page's own script performs.
 */
async function load(island: HTMLElement): Promise<void> {
  const { dataset } = island
  if ('loading' in dataset) return
  dataset.loading = ''
  try {
    const hydrate = await Promise.race([
      import('./prepare-island.ts').then(({ prepareIsland }) => prepareIsland(island, applyLaterStyles())),
      new Promise<never>((_, reject) => setTimeout(reject, loadTimeout)),
    ])
    await new Promise<void>(hydrate)
    dataset.hydrated = ''
  } catch (error) {
    console.warn('Stays plain:', island, error)
    dataset.failed = ''
  }
  delete dataset.waits
  for (const [button, event] of held) {
    if (!island.contains(button)) continue
    held.delete(button)
    // A copy, since the held event has already been cancelled.
    const Kind = event.constructor as typeof Event
    button.dispatchEvent(new Kind(event.type, event))
  }
}
