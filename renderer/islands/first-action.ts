/** Keys that a button answers by itself without a click. */
const heldKeys = new Set(['ArrowDown', 'ArrowUp', 'Escape'])

const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest('button') : null)

/**
 * Holds back the first click or key on a button of an island that is not interactive yet. The returned function ends the
 * holding and performs what was held: on the hydrated widget, or natively where the widget could not be loaded.
 *
 * A press that began before that moment and ends after it is held too: a widget that has not seen the pointer come down
 * takes no notice of the click.
 */
export function holdFirstAction(island: Element): () => void {
  let held: (() => void) | undefined
  let isReleased = false
  let isPressed = false
  const ending = new AbortController()

  const finish = () => {
    ending.abort()
    held?.()
    held = undefined
  }
  const hold = (event: Event, perform: (button: HTMLElement) => void) => {
    const button = buttonOf(event)
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    held ??= () => {
      if (button.isConnected) perform(button)
    }
    if (isReleased) finish()
  }

  const options = { capture: true, signal: ending.signal }
  const endPress = () => {
    isPressed = false
    if (isReleased) finish()
  }
  island.addEventListener('click', (event) => hold(event, (button) => button.click()), options)
  island.addEventListener(
    'pointerdown',
    (event) => {
      isPressed = buttonOf(event) !== null
    },
    { ...options, passive: true },
  )
  document.addEventListener('pointerup', () => setTimeout(endPress), options)
  document.addEventListener('pointercancel', endPress, options)
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
    isReleased = true
    if (!isPressed) finish()
  }
}
