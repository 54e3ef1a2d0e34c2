import { useEffect, useMemo, useRef } from 'react'

/** How long a pointer rests before it counts, and how long it may be away before it has left, in milliseconds. */
export const hoverIntent = { enter: 100, leave: 250 } as const

/** Tells a pointer that means it from one that passes by: `act(true)` opens, `act(false)` closes, each after its delay. */
export function useHoverIntent(act: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(() => {
    const after = (delay: number, open: boolean) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(open), delay)
    }
    return {
      enter: () => after(hoverIntent.enter, true),
      leave: () => after(hoverIntent.leave, false),
      cancel: () => clearTimeout(timer.current),
    }
  }, [])
}
