import { HeadProfile } from './figures/head-profile.tsx'
import { NurseArm } from './figures/holding-arm.tsx'
import { plate } from './plate.tsx'

export const DermaforceRfMicroneedling = plate(
  'estuary',
  <>
    <g className="i-enlarged" transform="translate(84 -56) scale(1.45)">
      <HeadProfile skin="i-skin-2" hair="crop" />
    </g>
    <g className="i-accent">
      <circle className="i-fine" cx="236" cy="252" r="56" />
      <circle className="i-fine" cx="236" cy="252" r="41" />
      <circle className="i-fine" cx="236" cy="252" r="26" />
      <path d="M212 240v20M224 240v24M236 240v26M248 240v24M260 240v20" />
    </g>
    <g transform="translate(210 138) rotate(-35)">
      <NurseArm>
        <path className="i-chalk i-line" d="m124-136 42 34L28 56-8 28Z" />
        <path className="i-line" d="m100-106 42 33" />
        <path className="i-sloe" d="M-24 16 42 70 16 104l-68-54Z" />
        <path className="i-chalk i-line" d="m-52 50 68 54-14 18-68-54Z" />
      </NurseArm>
    </g>
  </>,
)
