import { scaleBand, scaleLinear } from 'd3-scale'
import type { WeekFigures } from '../../../../schemas/desk-figures.ts'
import { Lines, Names } from './axis.tsx'
import { Chart } from './chart.tsx'
import { weekText } from './figure-table.ts'

const height = 220
const left = 44
const top = 18
const bottom = 190

interface WeekBarsProps {
  weeks: WeekFigures[]
  /** What the bars are, for who cannot see them. */
  label: string
  /** How high a week's bar is; none where that is not known. */
  value: (week: WeekFigures) => number | undefined
  /** The highest that there can be, where that is known. */
  most?: number
  unit?: string
}

/** A bar for each week; the present one is open, since it goes on. */
export function WeekBars({ weeks, label, value, most, unit = '' }: WeekBarsProps) {
  const bars = weeks.map((week, index) => ({
    week,
    value: value(week) ?? 0,
    isOpen: index === weeks.length - 1,
  }))
  const y = scaleLinear([0, most ?? Math.max(1, ...bars.map((bar) => bar.value))], [bottom, top]).nice(4)
  const ticks = y.ticks(4).filter(Number.isInteger)
  return (
    <Chart height={height} label={label}>
      {(width) => {
        const x = scaleBand(
          weeks.map(({ starts }) => starts),
          [left, width],
        ).padding(0.28)
        const middle = ({ starts }: WeekFigures) => (x(starts) ?? 0) + x.bandwidth() / 2
        return (
          <>
            <Lines
              ticks={ticks.map((tick) => ({ at: y(tick), text: `${tick}${unit}` }))}
              from={left}
              to={width}
            />
            {bars
              .filter((bar) => bar.value > 0)
              .map(({ week, value, isOpen }) => (
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
                      {value}
                    </text>
                  )}
                </g>
              ))}
            <Names
              names={weeks.map((week) => ({ at: middle(week), text: weekText(week) }))}
              y={height - 8}
              room={width - left}
            />
          </>
        )
      }}
    </Chart>
  )
}
