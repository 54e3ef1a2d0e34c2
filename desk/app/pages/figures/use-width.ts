import { useLayoutEffect, useRef, useState } from 'react'

/** The width that a part of the page has, so that a drawing keeps its text at its size. */
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
