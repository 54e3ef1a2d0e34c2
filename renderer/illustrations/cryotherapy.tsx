import { NurseArm } from './figures/holding-arm.tsx'
import { RestingArm } from './figures/resting-arm.tsx'
import { Towel } from './figures/towel.tsx'
import { plate } from './plate.tsx'

export const Cryotherapy = plate(
  'pink-pale',
  <>
    <Towel />
    <RestingArm skin="i-skin-4" />
    <path className="i-oxblood i-line" d="M206 248c-6-6-12-16-4-23 9-7 21-1 21 10 0 5-2 8-4 10" />
    <path className="i-line i-fine" d="m196 214-18-16M188 228l-24-4M230 214l14-14M240 230l20-2" />
    <g transform="translate(168 116) rotate(-46) scale(.9)">
      <NurseArm>
        <path className="i-estuary-deep i-line" d="m122-122 32 25L24 60-6 36Z" />
        <path className="i-sloe" d="m-6 38 27 21-32 34-12-10Z" />
        <path className="i-line" d="m-17 88-16 22" />
      </NurseArm>
    </g>
  </>,
)
