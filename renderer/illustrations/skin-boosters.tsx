import { Dots } from './figures/dots.tsx'
import { HeadThreeQuarter } from './figures/head-three-quarter.tsx'
import { plate } from './plate.tsx'

const steps = [0, 1, 2, 3, 4]
const beads = steps.flatMap((row) =>
  steps.map((column) => [210 + column * 22 - row * 3, 190 + row * 21 - column * 4] as const),
)

export const SkinBoosters = plate(
  'pink',
  <>
    <g className="i-enlarged" transform="translate(56 -132) scale(1.7)">
      <HeadThreeQuarter skin="i-skin-3" band />
    </g>
    <Dots at={beads} className="i-chalk" radius={4.5} />
  </>,
)
