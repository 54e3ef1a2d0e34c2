import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** Keeps the focus with a card that was moved, once its new column shows it. */
export function useFocusCard(moved: { reference: string } | undefined): void {
  const done = useRef<object>(undefined)
  const isFetching = useIsFetching() > 0
  useEffect(() => {
    if (!moved || done.current === moved || isFetching) return
    done.current = moved
    document.querySelector<HTMLElement>(`.card[data-key="${moved.reference}"]`)?.focus()
  }, [moved, isFetching])
}
