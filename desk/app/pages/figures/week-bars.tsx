import { scaleBand, scaleLinear } from 'd3-scale'
import { withCommas } from '../../../../schemas/counted.ts'
import type { WeekFigures } from '../../../../schemas/desk-figures.ts'
import { Chart } from './chart.tsx'
import { bottom, height, left, right, WeekAxes } from './week-axes.tsx'

const top = 18

interface WeekBarsProps {
  weeks: WeekFigures[]
  /** What the bars show, for those who cannot see them. */
  label: string
  /** The height of a week's bar; undefined when that is not known. */
  value: (week: WeekFigures) => number | undefined
  /** The highest possible value, if there is one. */
  most?: number
  unit?: string
}

/** A bar for each week. The current week's bar is hollow, since that week is not over. */
export function WeekBars({ weeks, label, value, most, unit = '' }: WeekBarsProps) {
  const bars = weeks.map((week, index) => ({
    week,
    value: value(week),
    isOpen: index === weeks.length - 1,
  }))
  const y = scaleLinear([0, most ?? Math.max(1, ...bars.map((bar) => bar.value ?? 0))], [bottom, top]).nice(4)
  return (
    <Chart height={height} label={label}>
      {(width) => {
        const x = scaleBand(
          weeks.map(({ starts }) => starts),
          [left, width - right],
        ).padding(0.28)
        const middle = ({ starts }: WeekFigures) => (x(starts) ?? 0) + x.bandwidth() / 2
        return (
          <>
            <WeekAxes weeks={weeks} middle={middle} y={y} unit={unit} width={width} />
            {bars.map(
              ({ week, value, isOpen }) =>
                value !== undefined && (
                  <g key={week.starts}>
                    <rect
                      className={isOpen ? 'chart-bar chart-bar-open' : 'chart-bar'}
                      x={x(week.starts)}
                      width={x.bandwidth()}
                      y={y(value)}
                      height={bottom - y(value)}
                    />
                    {x.bandwidth() >= 20 && (
                      <text className="chart-value" x={middle(week)} y={y(value) - 5} textAnchor="middle">
                        {withCommas(value)}
                      </text>
                    )}
                  </g>
                ),
            )}
          </>
        )
      }}
    </Chart>
  )
}
