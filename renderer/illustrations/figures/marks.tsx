type Place = readonly [x: number, y: number]

interface MarksProps {
  at: readonly Place[]
  className: string
}

export function Dots({ at, className, radius }: MarksProps & { radius: number }) {
  return at.map(([x, y]) => <circle className={className} key={`${x} ${y}`} cx={x} cy={y} r={radius} />)
}

/** Upright drops, 20 units high; the coordinates are their centres. */
export function Drops({ at, className }: MarksProps) {
  const drop = at.map(([x, y]) => `M${x} ${y - 11}c4 7 8 10 8 14a8 8 0 0 1-16 0c0-4 4-7 8-14Z`).join('')
  return <path className={className} d={drop} />
}
