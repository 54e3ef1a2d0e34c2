/** Keys that a button answers by itself without a click. */
const heldKeys = new Set(['ArrowDown', 'ArrowUp', 'Escape'])

/**
 * Holds back the first click or key on a button of an island that is not interactive yet. The returned function ends the
 * holding and performs what was held: on the hydrated widget, or natively where the widget could not be loaded.
 */
export function holdFirstAction(island: Element): () => void {
  let held: (() => void) | undefined
  const ending = new AbortController()

  const hold = (event: Event, perform: (button: HTMLElement) => void) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    held ??= () => {
      if (button.isConnected) perform(button)
    }
  }

  const options = { capture: true, signal: ending.signal }
  island.addEventListener('click', (event) => hold(event, (button) => button.click()), options)
  island.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || !heldKeys.has(event.key)) return
      hold(event, (button) => {
        const { key, code } = event
        button.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
      })
    },
    options,
  )

  return () => {
    ending.abort()
    held?.()
  }
}
