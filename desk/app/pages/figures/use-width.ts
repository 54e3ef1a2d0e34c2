import { useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in pixels, at least 200, so that a drawing can fill it without scaling its text. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, width: Math.max(width, 200) }
}
