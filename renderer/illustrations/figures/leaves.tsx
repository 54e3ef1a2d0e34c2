/** Where a leaf is attached, its turn in degrees (0 points up), its size (1 is 40 units). */
type LeafPlace = readonly [x: number, y: number, turn: number, size: number]

export function Leaves({ at }: { at: readonly LeafPlace[] }) {
  return at.map(([x, y, turn, size]) => {
    const [side, broad, tip] = [11, 28, 40].map((units) => Math.round(units * size))
    const foot = Math.round(10 * size)
    return (
      <path
        className="i-estuary-deep i-line"
        d={`M0 0C${side}-${foot} ${side}-${broad} 0-${tip}-${side}-${broad}-${side}-${foot} 0 0Z`}
        key={`${x} ${y} ${turn}`}
        transform={`translate(${x} ${y}) rotate(${turn})`}
      />
    )
  })
}
