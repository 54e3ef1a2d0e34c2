import { HeadProfile } from './figures/head-profile.tsx'
import { Dots } from './figures/marks.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const points = [
  [232, 212],
  [272, 226],
  [222, 252],
  [262, 268],
  [206, 296],
] as const

export function Profhilo({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <g transform="translate(118 -8) scale(1.14)">
        <HeadProfile skin="i-skin-1" hair="long" />
      </g>
      <g className="i-accent i-fine">
        <Dots at={points} className="i-faint" radius={16} />
        <Dots at={points} className="" radius={10} />
      </g>
      <Dots at={points} className="i-oxblood" radius={4} />
    </Plate>
  )
}
