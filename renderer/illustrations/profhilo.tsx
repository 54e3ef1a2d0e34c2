import { Dots } from './figures/dots.tsx'
import { HeadProfile } from './figures/head-profile.tsx'
import { plate } from './plate.tsx'

const points = [
  [214, 204],
  [258, 214],
  [206, 252],
  [252, 264],
  [190, 306],
] as const

export const Profhilo = plate(
  'pink',
  <>
    <g className="i-enlarged" transform="translate(104 -36) scale(1.3)">
      <HeadProfile skin="i-skin-1" hair="long" />
    </g>
    <g className="i-accent i-fine">
      <Dots at={points} radius={16} />
      <Dots at={points} radius={10} />
    </g>
    <Dots at={points} className="i-oxblood" radius={4} />
  </>,
)
