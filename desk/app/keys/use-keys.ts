import { useLayoutEffect, useRef } from 'react'
import type { DeskKey } from './key-list.ts'
import { listenToKeys } from './key-listener.ts'

/** Handles keys while the component is mounted, from the moment that it is visible. */
export function useKeys(handlers: Partial<Record<DeskKey, (() => void) | undefined>>): void {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  useLayoutEffect(() => listenToKeys(latest), [])
}
