import type { ReactNode } from 'react'
import { useWidth } from './use-width.ts'

interface ChartProps {
  height: number
  /** What the chart shows, for those who cannot see it; the table has the numbers. */
  label: string
  children: (width: number) => ReactNode
}

/** A drawing as wide as its container, shrunk to fit it on paper. */
export function Chart({ height, label, children }: ChartProps) {
  const { ref, width } = useWidth()
  return (
    <div ref={ref} className="chart">
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        {children(width)}
      </svg>
    </div>
  )
}
