import { Dots } from './figures/dots.tsx'
import { HeadProfile } from './figures/head-profile.tsx'
import { plate } from './plate.tsx'

const points = [
  [266, 222],
  [284, 232],
  [304, 235],
  [322, 230],
] as const

/** Where the ribbon's turns start, beyond the frame at both ends. */
const turns = [-614, -506, -398, -290, -182, -74, 34, 142, 250, 358, 466, 574, 682]
const turn = (top: number) =>
  `M118 ${top}c15 13.5 30 27 30 54s-15 40.5-30 54c-15-13.5-30-27-30-54s15-40.5 30-54Z`
const rungs = (top: number) =>
  `M104 ${top + 26}h28M92 ${top + 40}h52M88 ${top + 54}h60M92 ${top + 68}h52M104 ${top + 84}h28`
const strands = (top: number) => `M88 ${top - 54}c0 54 60 54 60 108M148 ${top - 54}c0 54-60 54-60 108`

export const Polynucleotides = plate(
  'pink',
  <>
    <g className="i-enlarged" transform="translate(186 -66) scale(1.72)">
      <HeadProfile skin="i-skin-3" />
    </g>
    <Dots at={points} className="i-oxblood" radius={3.8} />
    <path className="i-chalk" d={turns.map(turn).join('')} />
    <path className="i-accent" d={turns.map(rungs).join('')} />
    <path className="i-line" d={turns.map(strands).join('')} />
  </>,
)
