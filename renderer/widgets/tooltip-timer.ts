/**
 * A pointer rests for `delay` before a tooltip opens; while another one is open, or within `skip` of its closing, it opens at
 * once. Milliseconds.
 */
export const tooltipTimes = { delay: 700, skip: 300 } as const

/** A pointer may take this long on its way from the control to the tooltip (WCAG 2.2, 1.4.13 Hoverable). */
const crossing = 100

const shown = new Set<TooltipTimer>()
let closedAt = Number.NEGATIVE_INFINITY

/** When one tooltip opens and closes. At most one of the page is open: opening it closes the others. */
export class TooltipTimer {
  #show: (isOpen: boolean) => void
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param show called whenever the tooltip opens or closes */
  constructor(show: (isOpen: boolean) => void) {
    this.#show = show
  }

  open(immediate = false): void {
    clearTimeout(this.#timer)
    const isWarm = shown.size > 0 || performance.now() - closedAt < tooltipTimes.skip
    if (immediate || isWarm) this.#reveal()
    else this.#timer = setTimeout(() => this.#reveal(), tooltipTimes.delay)
  }

  close(immediate = false): void {
    clearTimeout(this.#timer)
    if (immediate || !shown.has(this)) this.hide()
    else this.#timer = setTimeout(() => this.hide(), crossing)
  }

  hide(): void {
    clearTimeout(this.#timer)
    if (!shown.delete(this)) return
    closedAt = performance.now()
    this.#show(false)
  }

  #reveal(): void {
    for (const other of shown) if (other !== this) other.hide()
    shown.add(this)
    this.#show(true)
  }
}
