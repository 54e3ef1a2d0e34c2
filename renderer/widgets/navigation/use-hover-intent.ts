import { useEffect, useRef } from 'react'

/** How long a pointer must stay on, or be away, before it counts, in milliseconds. */
const delays = { enter: 100, leave: 250 } as const

/** Ignores a pointer that only passes by: calls back with true or false once the pointer has stayed on or away. */
export function useHoverIntent(onChange: (isHovered: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const after = (delay: number, isHovered: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(isHovered), delay)
  }
  return {
    enter: () => after(delays.enter, true),
    leave: () => after(delays.leave, false),
    cancel: () => clearTimeout(timer.current),
  }
}
