import type { ScaleLinear } from 'd3-scale'
import { withCommas } from '../../../../schemas/counted.ts'
import type { WeekFigures } from '../../../../schemas/desk-figures.ts'
import { weekText } from './figure-table.ts'

/** Bounds of the drawing area of a chart by week. */
export const height = 220
export const left = 44
/** Half of the last week's name may stand here. */
export const right = 20
export const bottom = 190

const nameWidth = 52

interface WeekAxesProps {
  weeks: WeekFigures[]
  /** The x coordinate of a week's middle. */
  middle: (week: WeekFigures) => number
  y: ScaleLinear<number, number>
  unit: string
  width: number
}

/** Hairlines across a chart, with their values at the left end, and the weeks' names below: as many as fit, always the last. */
export function WeekAxes({ weeks, middle, y, unit, width }: WeekAxesProps) {
  const step = Math.max(1, Math.ceil((weeks.length * nameWidth) / (width - left)))
  const named = weeks.filter((_, index) => (weeks.length - 1 - index) % step === 0)
  const ticks = y.ticks(4).filter(Number.isInteger)
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="chart-line" x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
          <text className="chart-text" x={left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
            {`${withCommas(tick)}${unit}`}
          </text>
        </g>
      ))}
      {named.map((week) => (
        <text key={week.starts} className="chart-text" x={middle(week)} y={height - 8} textAnchor="middle">
          {weekText(week)}
        </text>
      ))}
    </>
  )
}
