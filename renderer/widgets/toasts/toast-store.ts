/** How long a toast is shown, and how long it is kept after it was dismissed, in milliseconds. */
const times = { shown: 5_000, kept: 1_000_000 } as const

export interface ToastMessage {
  kind: 'good' | 'destructive'
  title: string
  text: string
}

export interface StoredToast {
  key: string
  content: ToastMessage
}

/** The reader's pointer or focus is on the toast, or the tab is hidden. */
type PauseReason = 'reader' | 'hidden-tab'

/** At most one toast on screen, which a new one replaces, and those dismissed recently. */
export class ToastStore {
  visibleToasts: StoredToast[] = []
  dismissed: StoredToast[] = []
  #listeners = new Set<() => void>()
  #pauses = new Set<PauseReason>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #remaining = 0
  #startedAt = 0
  #count = 0

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(content: ToastMessage): string {
    for (const { key } of this.visibleToasts) this.#dismiss(key)
    const toast = { key: `toast-${++this.#count}`, content }
    this.visibleToasts = [toast]
    this.#remaining = times.shown
    this.#startTimer()
    this.#notify()
    return toast.key
  }

  close = (key: string): void => {
    if (this.#dismiss(key)) this.#pauses.delete('reader')
    this.#notify()
  }

  /** A pause by the reader continues when the toast is replaced. */
  #dismiss(key: string): boolean {
    const toast = this.visibleToasts.find((shown) => shown.key === key)
    if (!toast) return false
    this.#stopTimer()
    this.visibleToasts = []
    this.dismissed = [...this.dismissed, toast]
    setTimeout(() => {
      this.dismissed = this.dismissed.filter((kept) => kept !== toast)
    }, times.kept)
    return true
  }

  pause(reason: PauseReason): void {
    this.#pauses.add(reason)
    this.#stopTimer()
  }

  resume(reason: PauseReason): void {
    this.#pauses.delete(reason)
    this.#startTimer()
  }

  #startTimer(): void {
    const [toast] = this.visibleToasts
    if (!toast || this.#pauses.size > 0 || this.#timer !== undefined) return
    this.#startedAt = performance.now()
    this.#timer = setTimeout(() => this.close(toast.key), this.#remaining)
  }

  #stopTimer(): void {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#remaining = Math.max(0, this.#remaining - (performance.now() - this.#startedAt))
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
