import { useEffect, useState } from 'react'
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { TooltipTimer } from './tooltip-timer.ts'

/** Opens by the focus at once, by a pointer after the delay. */
export function useTooltipState(): TooltipTriggerState {
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
