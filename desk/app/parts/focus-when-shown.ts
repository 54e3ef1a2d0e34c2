import { useLayoutEffect } from 'react'
import { isWriting } from '../keys/is-writing.ts'

/**
 * Moves the focus to what the selector finds as soon as that is shown, unless a key or the pointer was pressed before, or somebody
 * writes. Returns a function that calls it off.
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

/** The same for as long as the component asks for that. */
export function useFocusWhenShown(selector: string | undefined): void {
  useLayoutEffect(() => (selector ? focusWhenShown(selector) : undefined), [selector])
}
