import { pressEvent } from './policy.ts'

/** Keys that our buttons handle and that cause no click. */
const heldKeys = new Set(['ArrowDown', 'ArrowUp', 'Escape'])

const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest('button') : null)

/**
 * Takes the clicks and keys on the buttons of an island that is not hydrated yet. A click that the page's own script can
 * perform is performed at once. The first of any others is held back, and the returned function replays it, on the hydrated
 * widget or, where that could not be loaded, on the plain HTML, whose clicks the page's script goes on performing.
 */
export function holdFirstAction(island: Element): (isHydrated: boolean) => void {
  let held: (() => void) | undefined
  const listening = new AbortController()

  const hold = (event: Event, replay: (button: HTMLElement) => void) => {
    const button = buttonOf(event)
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    held ??= () => {
      if (button.isConnected) replay(button)
    }
  }

  const options = { capture: true, signal: listening.signal }
  const isPerformed = (event: Event) =>
    buttonOf(event)?.dispatchEvent(new Event(pressEvent, { bubbles: true, cancelable: true })) === false
  island.addEventListener(
    'click',
    (event) => {
      if (!held && isPerformed(event)) event.stopPropagation()
      else hold(event, (button) => button.click())
    },
    options,
  )
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

  return (isHydrated) => {
    listening.abort()
    if (!isHydrated) island.addEventListener('click', isPerformed)
    queueMicrotask(() => held?.())
  }
}
