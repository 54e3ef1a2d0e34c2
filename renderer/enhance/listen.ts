/** Listens on the window to one or more event types, separated by spaces, before anything else in the page hears them. */
export function listen<Heard extends Event>(types: string, listener: (event: Heard) => void): void {
  for (const type of types.split(' ')) addEventListener(type, listener as (event: Event) => void, true)
}
