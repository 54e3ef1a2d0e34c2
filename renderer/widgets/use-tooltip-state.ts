import { useEffect, useRef, useState } from 'react'
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState'

/** A pointer rests for `delay` before a tooltip opens; within `skip` of another one's closing it opens at once. Milliseconds. */
export const tooltipTimes = { delay: 700, skip: 300 } as const

/** A pointer may take this long on its way from the control to the tooltip (WCAG 2.2, 1.4.13 Hoverable). */
const crossing = 100

let closedAt = Number.NEGATIVE_INFINITY

/** Opens by the focus at once, by a pointer after the delay. */
export function useTooltipState(): TooltipTriggerState {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const after = (milliseconds: number, open: boolean) => {
    clearTimeout(timer.current)
    const act = () => {
      if (!open && isOpen) closedAt = performance.now()
      setOpen(open)
    }
    if (milliseconds === 0) act()
    else timer.current = setTimeout(act, milliseconds)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isOpen,
    shouldSkipAnimation: false,
    open: (immediate) => {
      const isWarm = performance.now() - closedAt < tooltipTimes.skip
      after(immediate || isWarm || isOpen ? 0 : tooltipTimes.delay, true)
    },
    close: (immediate) => after(immediate || !isOpen ? 0 : crossing, false),
  }
}
