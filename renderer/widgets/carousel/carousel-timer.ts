/**
 * Times of the carousel in milliseconds. `full` is how long the full progress bar is shown at the end of a slide. `announce`
 * is for how long after a change that a visitor chose the slides stay a live region for screen readers.
 */
export const carouselTimes = {
  slide: 5000,
  step: 100,
  full: 20,
  fadeOut: 200,
  fadeIn: 50,
  announce: 1000,
} as const

/** Progress per step; 100 is the end of the slide. */
const progressStep = 2

interface CarouselTimerHandlers {
  /** Progress of the current slide, 0 to 100. */
  onProgress: (progress: number) => void
  /** The slide's time is over. */
  onNext: () => void
}

/** Times the slides. Every step is measured from the start of the slide, so delays do not add up. */
export class CarouselTimer {
  #handlers: CarouselTimerHandlers
  #timer: ReturnType<typeof setTimeout> | undefined
  #resetTimer: ReturnType<typeof setTimeout> | undefined
  #startedAt = 0
  #elapsed = 0

  constructor(handlers: CarouselTimerHandlers) {
    this.#handlers = handlers
  }

  /** Starts, or resumes from where it was paused. */
  start(): void {
    if (this.#timer !== undefined) return
    this.#startedAt = performance.now() - this.#elapsed
    this.#scheduleStep()
  }

  pause(): void {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#elapsed = performance.now() - this.#startedAt
  }

  /** Begins a new slide. A paused timer stays paused. */
  reset(): void {
    this.#elapsed = 0
    this.#startedAt = performance.now()
    clearTimeout(this.#resetTimer)
    this.#handlers.onProgress(0)
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#scheduleStep()
  }

  #scheduleStep(): void {
    const { step } = carouselTimes
    const elapsed = performance.now() - this.#startedAt
    const next = (Math.floor(elapsed / step + 0.01) + 1) * step
    this.#timer = setTimeout(() => this.#step(next), next - elapsed)
  }

  #step(elapsed: number): void {
    const { slide, step, full } = carouselTimes
    this.#handlers.onProgress((elapsed / step) * progressStep)
    if (elapsed >= slide) {
      // After a standstill the new slide begins at most one step ago.
      this.#startedAt = Math.max(this.#startedAt + slide, performance.now() - step)
      this.#handlers.onNext()
      this.#resetTimer = setTimeout(() => this.#handlers.onProgress(0), full)
    }
    this.#scheduleStep()
  }
}
