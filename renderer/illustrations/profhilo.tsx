import { Dots } from './figures/marks.tsx'
import { Profile } from './figures/profile.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const points = [
  [222, 204],
  [262, 222],
  [228, 246],
  [270, 266],
  [216, 288],
] as const

export function Profhilo({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <Profile skin="i-skin-1" />
      <g className="i-accent i-fine">
        <Dots at={points} className="i-faint" radius={17} />
        <Dots at={points} className="" radius={10} />
      </g>
      <Dots at={points} className="i-oxblood" radius={4} />
    </Plate>
  )
}
