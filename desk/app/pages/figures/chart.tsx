import type { ReactNode } from 'react'
import { useDrawingWidth } from './use-drawing-width.ts'

interface ChartProps {
  height: number
  /** What the chart shows, for those who cannot see it; the table has the numbers. */
  label: string
  children: (width: number) => ReactNode
}

/** A drawing as wide as its container. */
export function Chart({ height, label, children }: ChartProps) {
  const { ref, width } = useDrawingWidth()
  return (
    <div ref={ref} className="chart">
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
        {children(width)}
      </svg>
    </div>
  )
}
