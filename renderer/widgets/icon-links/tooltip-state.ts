import { useEffect, useState } from 'react'
import type { useTooltipTrigger } from 'react-aria/useTooltipTrigger'

/** Opens at once for the focus, after the delay for a pointer. */
export function useTooltipState(): Parameters<typeof useTooltipTrigger>[1] {
  const [isOpen, setOpen] = useState(false)
  const [timer] = useState(() => new TooltipTimer(setOpen))
  useEffect(() => () => timer.hide(), [timer])
  return {
    isOpen,
    shouldSkipAnimation: false,
    open: (immediate) => timer.open(immediate),
    close: (immediate) => timer.close(immediate),
  }
}

/**
 * Milliseconds. A tooltip opens `delay` after the pointer arrives, but at once while another is open or within `skip` of its
 * closing. It closes `leave` after the pointer left, so that the pointer can move onto it (WCAG 2.2, 1.4.13).
 */
const times = { delay: 700, skip: 300, leave: 100 } as const

const openTooltips = new Set<TooltipTimer>()
let lastClosedAt = Number.NEGATIVE_INFINITY

/** Decides when a tooltip opens and closes. At most one on the page is open. */
class TooltipTimer {
  #onChange: (isOpen: boolean) => void
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param onChange called whenever the tooltip opens or closes */
  constructor(onChange: (isOpen: boolean) => void) {
    this.#onChange = onChange
  }

  open(immediate = false): void {
    clearTimeout(this.#timer)
    const canSkip = openTooltips.size > 0 || performance.now() - lastClosedAt < times.skip
    if (immediate || canSkip) this.#show()
    else this.#timer = setTimeout(() => this.#show(), times.delay)
  }

  close(immediate = false): void {
    clearTimeout(this.#timer)
    if (immediate || !openTooltips.has(this)) this.hide()
    else this.#timer = setTimeout(() => this.hide(), times.leave)
  }

  hide(): void {
    clearTimeout(this.#timer)
    if (!openTooltips.delete(this)) return
    lastClosedAt = performance.now()
    this.#onChange(false)
  }

  #show(): void {
    for (const other of openTooltips) if (other !== this) other.hide()
    openTooltips.add(this)
    this.#onChange(true)
  }
}
