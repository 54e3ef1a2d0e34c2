/** Where a leaf is attached, its turn in degrees (0 points up), its size (1 is 40 units). */
type LeafPlace = readonly [x: number, y: number, turn: number, size: number]

export function Leaves({ at }: { at: readonly LeafPlace[] }) {
  return at.map(([x, y, turn, size]) => (
    <path
      className="i-estuary-deep i-line"
      d={`M0 0C${11 * size}${-10 * size} ${11 * size}${-28 * size} 0${-40 * size} ${-11 * size}${-28 * size} ${-11 * size}${-10 * size} 0 0Z`}
      key={`${x} ${y} ${turn}`}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  ))
}
