import type { ToastMessage } from './show-toast.ts'

/** How long a notification is shown, and how long it is kept after it was dismissed, in milliseconds. */
export const toastTimes = { shown: 5_000, kept: 1_000_000 } as const

export interface StoredToast {
  key: string
  content: ToastMessage
}

/** What stops the clock: the reader's pointer or focus, or a tab that is not on screen. */
export type HoldReason = 'reader' | 'hidden-tab'

/**
 * At most one notification on screen, and those dismissed lately. A new one takes the place of the one on screen. The
 * clock of the one on screen stands still while anything holds it.
 */
export class ToastStore {
  visibleToasts: StoredToast[] = []
  dismissed: StoredToast[] = []
  #listeners = new Set<() => void>()
  #holds = new Set<HoldReason>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #remaining = 0
  #since = 0
  #count = 0

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(content: ToastMessage): string {
    for (const { key } of this.visibleToasts) this.#dismiss(key)
    const toast = { key: `toast-${++this.#count}`, content }
    this.visibleToasts = [toast]
    this.#remaining = toastTimes.shown
    this.#run()
    this.#tell()
    return toast.key
  }

  close = (key: string): void => {
    if (this.#dismiss(key)) this.#holds.delete('reader')
    this.#tell()
  }

  /** A reader who holds one that is replaced holds the next. */
  #dismiss(key: string): boolean {
    const toast = this.visibleToasts.find((shown) => shown.key === key)
    if (!toast) return false
    this.#stop()
    this.visibleToasts = []
    this.dismissed = [...this.dismissed, toast]
    setTimeout(() => {
      this.dismissed = this.dismissed.filter((kept) => kept !== toast)
    }, toastTimes.kept)
    return true
  }

  hold(reason: HoldReason): void {
    this.#holds.add(reason)
    this.#stop()
  }

  release(reason: HoldReason): void {
    this.#holds.delete(reason)
    this.#run()
  }

  #run(): void {
    const [toast] = this.visibleToasts
    if (!toast || this.#holds.size > 0 || this.#timer !== undefined) return
    this.#since = performance.now()
    this.#timer = setTimeout(() => this.close(toast.key), this.#remaining)
  }

  #stop(): void {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#remaining = Math.max(0, this.#remaining - (performance.now() - this.#since))
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
