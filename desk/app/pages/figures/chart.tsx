import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { rem } from '../../parts/rem.ts'

interface ChartProps {
  height: number
  /** What the chart shows, for those who cannot see it; the table has the numbers. */
  label: string
  children: (width: number) => ReactNode
}

/** A drawing as wide as its container. A rem has sixteen of its units, so that it grows with the text size. */
export function Chart({ height, label, children }: ChartProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(200, Math.round((entry.contentRect.width / rem()) * 16))),
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={ref} className="chart">
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
        {children(width)}
      </svg>
    </div>
  )
}
