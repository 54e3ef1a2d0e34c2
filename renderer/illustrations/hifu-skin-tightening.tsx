import { HeadProfile } from './figures/head-profile.tsx'
import { NurseArm } from './figures/holding-arm.tsx'
import { plate } from './plate.tsx'

export const HifuSkinTightening = plate(
  'estuary',
  <g transform="translate(12 0)">
    <g className="i-enlarged" transform="translate(100 -120) scale(1.45)">
      <HeadProfile skin="i-skin-2" hair="long" band />
    </g>
    <path
      className="i-accent i-dots"
      d="M176 268c46 0 100-26 128-72M178 252c42-2 88-24 114-66M182 236c36-2 74-20 98-58"
    />
    <g transform="translate(296 330) scale(.9 -.9) rotate(-6)">
      <NurseArm>
        <path className="i-chalk i-line" d="m124-136 42 34L28 56-8 28Z" />
        <path className="i-estuary-deep i-line" d="M-18 22 34 64 8 92l-50-40Z" />
        <path className="i-chalk i-line" d="m-52 46 66 52-16 22c-26-10-50-28-66-52Z" />
      </NurseArm>
    </g>
  </g>,
)
