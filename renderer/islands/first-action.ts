import { pressEvent } from './policy.ts'

const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest('button') : null)

/**
 * Takes the clicks on the buttons of an island that is not hydrated yet, and ArrowDown, which causes no click. A click that the
 * page's own script can perform is performed at once. Others are held back, of each button the last, since a press that was not
 * answered is often repeated. The returned function replays them in their order, on the hydrated widget or, where that could not
 * be loaded, on the plain HTML, whose clicks the page's script goes on performing.
 */
export function holdFirstActions(island: Element): (isHydrated: boolean) => void {
  const held = new Map<Element, Event>()
  const listening = new AbortController()

  const hold = (event: Event) => {
    const button = buttonOf(event)
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    held.delete(button)
    held.set(button, event)
  }

  const options = { capture: true, signal: listening.signal }
  const isPerformed = (event: Event) =>
    buttonOf(event)?.dispatchEvent(new Event(pressEvent, { bubbles: true, cancelable: true })) === false
  island.addEventListener(
    'click',
    (event) => {
      if (isPerformed(event)) event.stopPropagation()
      else hold(event)
    },
    options,
  )
  island.addEventListener(
    'keydown',
    (event) => {
      if ((event as KeyboardEvent).key === 'ArrowDown') hold(event)
    },
    options,
  )

  return (isHydrated) => {
    listening.abort()
    if (!isHydrated) island.addEventListener('click', isPerformed)
    queueMicrotask(() => {
      for (const [button, event] of held) button.dispatchEvent(again(event))
    })
  }
}

/** A browser dispatches no event a second time. */
function again(event: Event): Event {
  const Kind = event.constructor as typeof Event
  return new Kind(event.type, event)
}
