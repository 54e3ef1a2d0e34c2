/** Listens to events by their types, with a space between them, before anything else in the page hears them. */
export function listen<Heard extends Event>(types: string, listener: (event: Heard) => void): void {
  for (const type of types.split(' ')) addEventListener(type, listener as (event: Event) => void, true)
}
