import { useLayoutEffect, useRef, useState } from 'react'
import { rem } from '../../parts/rem.ts'

/** A drawing's width in units of which a rem has sixteen, so that all of it grows with the text size; at least 200 of them. */
export function useDrawingWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.round((entry.contentRect.width / rem()) * 16)),
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, width: Math.max(width, 200) }
}
