import { useEffect } from 'react'
import type { OnMoved } from './move-card.ts'

/** Moves the focus to a card that was moved, as soon as its new column shows it. */
export function useFocusCard(moved: Parameters<OnMoved>[0] | undefined): void {
  useEffect(() => {
    if (!moved) return
    const selector = `[data-status=${moved.to}] .card[data-key="${moved.reference}"]`
    const observer = new MutationObserver(focusOnce)
    observer.observe(document.body, { childList: true, subtree: true })
    focusOnce()
    return () => observer.disconnect()

    function focusOnce(): void {
      const card = document.querySelector<HTMLElement>(selector)
      if (!card) return
      observer.disconnect()
      card.focus()
    }
  }, [moved])
}
