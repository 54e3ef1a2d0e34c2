interface Props {
  at: readonly (readonly [x: number, y: number])[]
  className?: string
  radius: number
}

export function Dots({ at, className, radius }: Props) {
  return at.map(([x, y]) => <circle className={className} key={`${x} ${y}`} cx={x} cy={y} r={radius} />)
}
