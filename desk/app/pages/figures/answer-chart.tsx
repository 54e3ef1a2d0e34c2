import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import type { WeekFigures } from '../../../../schemas/desk-figures.ts'
import { responsePromiseHours } from '../../../../schemas/response-promise.ts'
import { Lines, Names } from './axis.tsx'
import { Chart } from './chart.tsx'
import { hoursOf, weekText } from './figure-table.ts'

const height = 220
const left = 44
const right = 20
const top = 14
const bottom = 190

const lines = [
  { of: 'median', style: 'chart-path' },
  { of: 'ninetieth', style: 'chart-path chart-path-soft' },
] as const

/** How long half and nine of ten waited, week by week, beside the promise. A week with too few is a gap. */
export function AnswerChart({ weeks }: { weeks: WeekFigures[] }) {
  const longest = Math.max(0, ...weeks.map(({ firstAnswer }) => hoursOf(firstAnswer?.ninetieth ?? 0)))
  const y = scaleLinear([0, Math.max(longest, responsePromiseHours) * 1.08], [bottom, top])
  const ticks = y.ticks(4).map((tick) => ({ at: y(tick), text: `${tick} h` }))
  return (
    <Chart height={height} label="Lines of how long enquiries waited for their first answer, by week">
      {(width) => {
        const x = scalePoint(
          weeks.map(({ starts }) => starts),
          [left, width - right],
        ).padding(0.3)
        const at = (week: WeekFigures) => x(week.starts) ?? 0
        return (
          <>
            <Lines ticks={ticks} from={left} to={width} />
            <line
              className="chart-promise"
              x1={left}
              x2={width}
              y1={y(responsePromiseHours)}
              y2={y(responsePromiseHours)}
            />
            {lines.map(({ of, style }) => {
              const time = (week: WeekFigures) => y(hoursOf(week.firstAnswer?.[of] ?? 0))
              const path = line<WeekFigures>(at, time).defined((week) => week.firstAnswer !== undefined)
              return (
                <g key={of} className={style}>
                  <path d={path(weeks) ?? ''} />
                  {weeks.map(
                    (week) =>
                      week.firstAnswer && <circle key={week.starts} cx={at(week)} cy={time(week)} r={3.5} />,
                  )}
                </g>
              )
            })}
            <Names
              names={weeks.map((week) => ({ at: at(week), text: weekText(week) }))}
              y={height - 8}
              room={width - left}
            />
          </>
        )
      }}
    </Chart>
  )
}
