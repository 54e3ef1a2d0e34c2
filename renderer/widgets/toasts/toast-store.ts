/** How long a toast is shown, how often its time is checked, and how long it is kept after it was dismissed, in milliseconds. */
const times = { shown: 5_000, step: 100, kept: 1_000_000 } as const

export interface ToastMessage {
  kind: 'good' | 'destructive'
  title: string
  text: string
}

/** At most one toast on screen, which a new one replaces, and those dismissed recently. */
export class ToastStore {
  shown: ToastMessage | undefined
  dismissed: ToastMessage[] = []
  #isHeld: () => boolean
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setInterval> | undefined

  /** While `isHeld` returns true, the time of the toast stands still. */
  constructor(isHeld: () => boolean) {
    this.#isHeld = isHeld
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Shows a toast, or only dismisses the one on screen. */
  show(toast: ToastMessage | undefined): void {
    clearInterval(this.#timer)
    const { shown } = this
    if (shown) {
      this.dismissed = [...this.dismissed, shown]
      setTimeout(() => {
        this.dismissed = this.dismissed.filter((kept) => kept !== shown)
      }, times.kept)
    }
    this.shown = toast
    let left: number = times.shown
    if (toast)
      this.#timer = setInterval(() => {
        if (!this.#isHeld()) left -= times.step
        if (left <= 0) this.show(undefined)
      }, times.step)
    for (const listener of this.#listeners) listener()
  }
}
