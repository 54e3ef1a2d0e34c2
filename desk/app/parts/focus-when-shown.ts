import { useLayoutEffect } from 'react'
import { isWriting } from '../keys/is-writing.ts'

/**
 * Focuses the element that the selector finds as soon as it appears, unless a key or the pointer is pressed first, or somebody is
 * writing. Returns a function that cancels this.
 */
export function focusWhenShown(selector: string): () => void {
  const end = new AbortController()
  const observer = new MutationObserver(focusOnce)
  observer.observe(document.body, { childList: true, subtree: true })
  end.signal.addEventListener('abort', () => observer.disconnect())
  for (const event of ['keydown', 'pointerdown'])
    addEventListener(event, () => end.abort(), { signal: end.signal, capture: true })
  focusOnce()
  return () => end.abort()

  function focusOnce(): void {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) return
    end.abort()
    if (!isWriting()) found.focus()
  }
}

/** The same as `focusWhenShown`, for as long as the component passes a selector. */
export function useFocusWhenShown(selector: string | undefined): void {
  useLayoutEffect(() => (selector ? focusWhenShown(selector) : undefined), [selector])
}
