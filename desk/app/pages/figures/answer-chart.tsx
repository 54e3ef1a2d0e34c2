import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import type { WeekFigures } from '../../../../schemas/desk-figures.ts'
import { responsePromiseHours } from '../../../../schemas/time/response-promise.ts'
import { Chart } from './chart.tsx'
import { hoursOf } from './figure-table.ts'
import { bottom, height, left, right, WeekAxes } from './week-axes.tsx'

const top = 14

const lines = [
  { of: 'median', style: 'chart-path' },
  { of: 'ninetieth', style: 'chart-path chart-path-soft' },
] as const

/** The time within which half and nine in ten were answered, by week, and the promise. A week with too few is a gap. */
export function AnswerChart({ weeks }: { weeks: WeekFigures[] }) {
  const longest = Math.max(0, ...weeks.map(({ firstAnswer }) => hoursOf(firstAnswer?.ninetieth ?? 0)))
  const y = scaleLinear([0, Math.max(longest, responsePromiseHours) * 1.08], [bottom, top])
  const promise = y(responsePromiseHours)
  return (
    <Chart height={height} label="Line chart: time to the first answer, by week">
      {(width) => {
        const x = scalePoint(
          weeks.map(({ starts }) => starts),
          [left, width - right],
        ).padding(0.3)
        const middle = (week: WeekFigures) => x(week.starts) ?? 0
        return (
          <>
            <WeekAxes weeks={weeks} middle={middle} y={y} unit=" h" width={width} />
            <line className="chart-promise" x1={left} x2={width} y1={promise} y2={promise} />
            {lines.map(({ of, style }) => {
              const time = (week: WeekFigures) => y(hoursOf(week.firstAnswer?.[of] ?? 0))
              const path = line<WeekFigures>(middle, time).defined((week) => week.firstAnswer !== undefined)
              return (
                <g key={of} className={style}>
                  <path d={path(weeks) ?? ''} />
                  {weeks.map(
                    (week) =>
                      week.firstAnswer && (
                        <circle key={week.starts} cx={middle(week)} cy={time(week)} r={3.5} />
                      ),
                  )}
                </g>
              )
            })}
          </>
        )
      }}
    </Chart>
  )
}
