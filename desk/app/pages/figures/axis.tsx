interface AxisProps {
  ticks: { at: number; text: string }[]
  from: number
  to: number
}

/** Hairlines across a chart, with what they stand for at their left end. */
export function Lines({ ticks, from, to }: AxisProps) {
  return ticks.map(({ at, text }) => (
    <g key={text}>
      <line className="chart-line" x1={from} x2={to} y1={at} y2={at} />
      <text className="chart-text" x={from - 6} y={at} dy="0.32em" textAnchor="end">
        {text}
      </text>
    </g>
  ))
}

/** Names below a chart; as many as there is room for, the last always. */
export function Names({
  names,
  y,
  room,
}: {
  names: { at: number; text: string }[]
  y: number
  room: number
}) {
  const step = Math.max(1, Math.ceil((names.length * 52) / room))
  return names.map(({ at, text }, index) =>
    (names.length - 1 - index) % step === 0 ? (
      <text key={text} className="chart-text" x={at} y={y} textAnchor="middle">
        {text}
      </text>
    ) : null,
  )
}
