import { scaleBand, scaleLinear } from 'd3-scale'
import type { DeskFigures } from '../../../../schemas/desk-figures.ts'
import { Chart } from './chart.tsx'
import { clockHour, days } from './figure-table.ts'

const left = 34
const bottom = 7 * 26
const named = [0, 6, 12, 18]
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** How strongly a number is coloured: in equal steps, with the first plain to see. */
function strengthOf(most: number): (count: number) => number {
  const scale = scaleLinear([0, most], [0.15, 1])
  return (count) => (count === 0 ? 0 : scale(count))
}

/** A cell for each hour of the week, more strongly coloured the more enquiries came in it. */
export function HoursChart({ hours: counts }: Pick<DeskFigures, 'hours'>) {
  const most = Math.max(1, ...counts.flat())
  const strength = strengthOf(most)
  const y = scaleBand(days, [0, bottom]).padding(0.12)
  return (
    <>
      <Chart height={bottom + 24} label="Grid of the hours of the week, darker where more enquiries came">
        {(width) => {
          const x = scaleBand(hours, [left, width]).padding(0.12)
          return (
            <>
              {days.map((day, row) => (
                <g key={day}>
                  <text className="chart-text" x={0} y={(y(day) ?? 0) + y.bandwidth() / 2} dy="0.32em">
                    {day}
                  </text>
                  {hours.map((hour) => (
                    <g key={hour} transform={`translate(${x(hour)} ${y(day)})`}>
                      <rect className="chart-field" width={x.bandwidth()} height={y.bandwidth()} />
                      <rect
                        className="chart-bar"
                        width={x.bandwidth()}
                        height={y.bandwidth()}
                        opacity={strength(counts[row]?.[hour] ?? 0)}
                      />
                    </g>
                  ))}
                </g>
              ))}
              {named.map((hour) => (
                <text key={hour} className="chart-text" x={x(hour)} y={bottom + 18}>
                  {clockHour(hour)}
                </text>
              ))}
            </>
          )
        }}
      </Chart>
      <ul className="chart-shades" aria-hidden="true">
        <li>In one hour:</li>
        {keyOf(most).map((count) => (
          <li key={count}>
            <svg width={28} height={20} aria-hidden="true">
              <rect className="chart-field" width={28} height={20} />
              <rect className="chart-bar" width={28} height={20} opacity={strength(count)} />
            </svg>
            {count}
          </li>
        ))}
      </ul>
    </>
  )
}

/** None, the most, and up to three numbers between them. */
const keyOf = (most: number): number[] => [
  ...new Set([0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * most))),
]
