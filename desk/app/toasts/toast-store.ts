import { useSyncExternalStore } from 'react'

/** What was just done, or why not. One is shown at a time. */
export interface Toast {
  /** A line for each enquiry, while they are few. */
  lines: string[]
  isProblem: boolean
  /** The change that can be undone. */
  change?: number | undefined
  /** Called when it was undone. */
  onUndone?: (() => void) | undefined
}

/** Milliseconds until a toast closes. */
export const toastTime = 10_000

let shown: Toast | undefined
const listeners = new Set<() => void>()

export function showToast(toast: Toast | undefined): void {
  shown = toast
  for (const listener of listeners) listener()
}

export const shownToast = (): Toast | undefined => shown

export function useToast(): Toast | undefined {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, shownToast)
}
