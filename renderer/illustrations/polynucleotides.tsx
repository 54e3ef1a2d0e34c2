import { HeadProfile } from './figures/head-profile.tsx'
import { Dots } from './figures/marks.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

const points = [
  [258, 216],
  [275, 225],
  [294, 228],
  [312, 224],
] as const

/** Where the ribbon's turns start, beyond the frame at both ends. */
const turns = [-614, -506, -398, -290, -182, -74, 34, 142, 250, 358, 466, 574, 682]
const turn = (top: number) =>
  `M108 ${top}c15 13.5 30 27 30 54s-15 40.5-30 54c-15-13.5-30-27-30-54s15-40.5 30-54Z`
const rungs = (top: number) =>
  `M94 ${top + 26}h28M82 ${top + 40}h52M78 ${top + 54}h60M82 ${top + 68}h52M94 ${top + 84}h28`
const strands = (top: number) =>
  `M78 ${top - 54}c0 54 60 54 60 108M138 ${top - 54}c0 54-60 54-60 108`

export function Polynucleotides({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <g className="i-enlarged" transform="translate(178 -66) scale(1.72)">
        <HeadProfile skin="i-skin-3" />
      </g>
      <Dots at={points} className="i-oxblood" radius={4.5} />
      <path className="i-chalk" d={turns.map(turn).join('')} />
      <path className="i-accent" d={turns.map(rungs).join('')} />
      <path className="i-line" d={turns.map(strands).join('')} />
    </Plate>
  )
}
