import { useLayoutEffect } from 'react'
import { isWriting } from '../keys/is-writing.ts'

/** Moves the focus to what the selector finds as soon as that is shown, unless a key or the pointer was pressed before, or somebody writes. */
export function useFocusWhenShown(selector: string | undefined): void {
  useLayoutEffect(() => {
    if (!selector) return
    const end = new AbortController()
    const observer = new MutationObserver(focusOnce)
    observer.observe(document.body, { childList: true, subtree: true })
    end.signal.addEventListener('abort', () => observer.disconnect())
    for (const event of ['keydown', 'pointerdown'])
      addEventListener(event, () => end.abort(), { signal: end.signal, capture: true })
    focusOnce()
    return () => end.abort()

    function focusOnce(): void {
      const found = selector && document.querySelector<HTMLElement>(selector)
      if (!found) return
      end.abort()
      if (!isWriting()) found.focus()
    }
  }, [selector])
}
