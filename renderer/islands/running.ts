import { loadEvent } from './policy.ts'

const settled = new WeakMap<Element, Promise<boolean>>()

/** Remembers an island that was started; the promise tells whether it became interactive. */
export function remember(island: Element, isInteractive: Promise<boolean>): void {
  settled.set(island, isInteractive)
}

/** Makes an island interactive now, whatever its policy. False when its code could not be loaded. */
export function loadIsland(island: Element): Promise<boolean> {
  island.dispatchEvent(new Event(loadEvent))
  return settled.get(island) ?? Promise.resolve(false)
}
