import { useLayoutEffect, useRef } from 'react'
import type { DeskKey } from './key-list.ts'
import { type KeyHandlers, listenToKeys } from './key-listener.ts'

/** Handles keys while the component is mounted, from the moment that it is visible. */
export function useKeys(handlers: Partial<Record<DeskKey, (() => void) | undefined>>): void {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const names = Object.entries(handlers)
    .flatMap(([key, handler]) => (handler ? [key] : []))
    .sort()
    .join('  ')
  useLayoutEffect(() => {
    const layer: KeyHandlers = Object.fromEntries(
      names
        .split('  ')
        .filter(Boolean)
        .map((key) => [key, () => latest.current[key as DeskKey]?.()]),
    )
    return listenToKeys(layer)
  }, [names])
}
