import type { ReactNode } from 'react'
import { useWidth } from './use-width.ts'

interface ChartProps {
  height: number
  /** What it shows, in a sentence for who cannot see it; the table holds the numbers. */
  label: string
  children: (width: number) => ReactNode
}

/** A drawing as wide as its place. On paper it shrinks with it. */
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
