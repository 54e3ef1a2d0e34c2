import { scaleLinear } from 'd3-scale'
import { withCommas } from '../../../../schemas/counted.ts'
import type { DeskFigures } from '../../../../schemas/desk-figures.ts'
import { reasonLabel } from '../../../../schemas/enquiry-reason.ts'
import { Chart } from './chart.tsx'

const row = 40

/** A bar for each reason, under its name. */
export function ReasonsChart({ reasons }: Pick<DeskFigures, 'reasons'>) {
  const most = Math.max(1, ...reasons.map(({ received }) => received))
  return (
    <Chart height={reasons.length * row} label="Bar chart: enquiries received for each reason">
      {(width) => {
        const x = scaleLinear([0, most], [0, width - 4])
        return reasons.map(({ reason, received }, index) => (
          <g key={reason} transform={`translate(0 ${index * row})`}>
            <text className="chart-value" x={0} y={16}>
              {reasonLabel(reason)}
            </text>
            <text className="chart-value" x={width} y={16} textAnchor="end">
              {withCommas(received)}
            </text>
            <rect className="chart-bar" x={0} y={23} width={x(received)} height={9} />
          </g>
        ))
      }}
    </Chart>
  )
}
