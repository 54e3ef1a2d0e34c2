import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { OnMoved } from './move-card.ts'

/** Moves the focus to a card that was moved, as soon as its new column shows it. */
export function useFocusCard(moved: Parameters<OnMoved>[0] | undefined): void {
  const done = useRef<object>(undefined)
  // Renders again when a column was fetched.
  useIsFetching()
  useEffect(() => {
    if (!moved || done.current === moved) return
    const { reference, to } = moved
    const card = document.querySelector<HTMLElement>(`[data-status=${to}] .card[data-key="${reference}"]`)
    if (!card) return
    done.current = moved
    card.focus()
  })
}
