/**
 * Times of the carousel in milliseconds. `full` is how long the whole progress stands at a turn: a frame at 60 Hz, so that it
 * is seen. `audible` is how long after a choice the item counts as asked for, so that a screen reader comes to read it.
 */
export const carouselTimes = {
  turn: 5000,
  step: 100,
  full: 20,
  fadeOut: 200,
  fadeIn: 50,
  audible: 1000,
} as const

/** How far each step brings the progress, which ends at 100. */
const progressStep = 2

interface CarouselClockHandlers {
  /** Progress towards the next turn, 0 to 100, in steps of 2. */
  onProgress: (progress: number) => void
  onTurn: () => void
}

/** Counts a turn of the carousel. Every step is timed from the turn's beginning, so delays never add up. */
export class CarouselClock {
  #handlers: CarouselClockHandlers
  #timer: ReturnType<typeof setTimeout> | undefined
  #full: ReturnType<typeof setTimeout> | undefined
  #begun = 0
  #elapsed = 0

  constructor(handlers: CarouselClockHandlers) {
    this.#handlers = handlers
  }

  /** Goes on from where it stood. */
  run(): void {
    if (this.#timer !== undefined) return
    this.#begun = performance.now() - this.#elapsed
    this.#await()
  }

  halt(): void {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#elapsed = performance.now() - this.#begun
  }

  /** Begins a new turn, running or not. */
  reset(): void {
    this.#elapsed = 0
    this.#begun = performance.now()
    clearTimeout(this.#full)
    this.#handlers.onProgress(0)
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#await()
  }

  #await(): void {
    const { step } = carouselTimes
    const since = performance.now() - this.#begun
    const next = (Math.floor(since / step + 0.01) + 1) * step
    this.#timer = setTimeout(() => this.#tick(next), next - since)
  }

  #tick(reached: number): void {
    const { turn, step, full } = carouselTimes
    this.#handlers.onProgress((reached / step) * progressStep)
    if (reached >= turn) {
      this.#begun += turn
      this.#handlers.onTurn()
      this.#full = setTimeout(() => this.#handlers.onProgress(0), full)
    }
    this.#await()
  }
}
