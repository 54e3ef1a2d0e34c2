import { scaleBand, scaleLinear } from 'd3-scale'
import type { WeekFigures } from '../../../../schemas/desk-figures.ts'
import { Lines, Names } from './axis.tsx'
import { Chart } from './chart.tsx'
import { weekText } from './figure-table.ts'

const height = 220
const left = 34
const top = 18
const bottom = 190

/** A bar for each week; the present one is open, since it goes on. */
export function ReceivedChart({ weeks }: { weeks: WeekFigures[] }) {
  const most = Math.max(1, ...weeks.map(({ received }) => received))
  const y = scaleLinear([0, most], [bottom, top]).nice(4)
  const ticks = y.ticks(4).filter(Number.isInteger)
  return (
    <Chart height={height} label="Bars of how many enquiries were received in each week">
      {(width) => {
        const x = scaleBand(
          weeks.map(({ starts }) => starts),
          [left, width],
        ).padding(0.28)
        const middle = (week: WeekFigures) => (x(week.starts) ?? 0) + x.bandwidth() / 2
        return (
          <>
            <Lines
              ticks={ticks.map((tick) => ({ at: y(tick), text: String(tick) }))}
              from={left}
              to={width}
            />
            {weeks.map((week, index) => (
              <g key={week.starts}>
                <rect
                  className={index === weeks.length - 1 ? 'chart-bar chart-bar-open' : 'chart-bar'}
                  x={x(week.starts)}
                  width={x.bandwidth()}
                  y={y(week.received)}
                  height={bottom - y(week.received)}
                />
                {x.bandwidth() >= 20 && week.received > 0 && (
                  <text className="chart-value" x={middle(week)} y={y(week.received) - 5} textAnchor="middle">
                    {week.received}
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
