import { useSyncExternalStore } from 'react'

/** Whether the desk's server answers. While it does not, the notice at the top of every page says so. */
let isUp = true
const listeners = new Set<() => void>()

export const isConnected = (): boolean => isUp

export function setConnected(isNowUp: boolean): void {
  isUp = isNowUp
  for (const listener of listeners) listener()
}

export function useConnected(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isConnected)
}
