import { Dots } from './figures/dots.tsx'
import { NurseArm } from './figures/holding-arm.tsx'
import { RestingArm } from './figures/resting-arm.tsx'
import { Towel } from './figures/towel.tsx'
import { plate } from './plate.tsx'

const specks = [
  [262, 270],
  [266, 290],
  [254, 280],
  [250, 262],
  [244, 294],
  [240, 274],
  [256, 302],
  [230, 284],
  [228, 266],
  [222, 296],
  [214, 276],
] as const

export const PicolaseMd = plate(
  'estuary',
  <>
    <Towel />
    <RestingArm skin="i-skin-1" />
    <path
      className="i-sloe"
      d="M392 300c-34 26-84 28-122 6 4-6 2-12 8-16-4-8 2-14-4-22 8-4 8-10 16-12 36-6 80 8 102 44Z"
    />
    <path
      className="i-paper-line i-fine"
      d="M384 301c-36-10-70-16-108-19M362 297l-14-24M338 290l-14-24M348 293l-20 16M322 287l-22 16"
    />
    <Dots at={specks.slice(0, 5)} className="i-sloe" radius={3.5} />
    <Dots at={specks.slice(5)} className="i-sloe" radius={2.2} />
    <path className="i-accent i-dots" d="m247 236 1 36" />
    <g transform="translate(204 146) rotate(-46) scale(.9)">
      <NurseArm>
        <path className="i-chalk i-line" d="m128-140 38 30L28 56-6 28Z" />
        <path className="i-line" d="m104-110 38 29" />
        <path className="i-sloe" d="M-7 30 27 58 8 80-24 54Z" />
        <path className="i-estuary-deep i-line" d="m-24 55 30 24-22 28-14-10Z" />
      </NurseArm>
    </g>
  </>,
)
