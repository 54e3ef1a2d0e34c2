type Place = readonly [x: number, y: number]

interface Props {
  at: readonly Place[]
  className: string
  radius: number
}

export function Dots({ at, className, radius }: Props) {
  return at.map(([x, y]) => <circle className={className} key={`${x} ${y}`} cx={x} cy={y} r={radius} />)
}
