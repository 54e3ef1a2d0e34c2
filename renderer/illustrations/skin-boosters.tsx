import { HeadThreeQuarter } from './figures/head-three-quarter.tsx'
import { Dots } from './figures/marks.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const rows = [0, 1, 2, 3]
const beads = rows.flatMap((row) =>
  [0, 1, 2, 3].map((column) => [206 + column * 30 - row * 4, 192 + row * 27 - column * 5] as const),
)
const glints = beads.map(([x, y]) => [x - 3, y - 3] as const)

export function SkinBoosters({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <g className="i-enlarged" transform="translate(56 -132) scale(1.7)">
        <HeadThreeQuarter skin="i-skin-2" band />
      </g>
      <Dots at={beads} className="i-accent i-pink-pale i-fine" radius={8.5} />
      <Dots at={glints} className="i-chalk" radius={2.4} />
    </Plate>
  )
}
