import { Dots } from './figures/dots.tsx'
import { HeadThreeQuarter } from './figures/head-three-quarter.tsx'
import { NurseArm } from './figures/holding-arm.tsx'
import { plate } from './plate.tsx'

const pores = [
  [222, 232],
  [246, 246],
  [216, 262],
  [240, 274],
  [264, 264],
  [232, 298],
  [258, 292],
] as const

export const SkinAnalysis = plate(
  'pink',
  <>
    <g className="i-enlarged" transform="translate(82 -76) scale(1.5)">
      <HeadThreeQuarter skin="i-skin-4" />
    </g>
    <g transform="translate(18 -14)">
      <g transform="translate(292 386) scale(.95 -.95) rotate(-6)">
        <NurseArm>
          <path className="i-sloe" d="m100-96 18 14L-8 86-24 72Z" />
        </NurseArm>
      </g>
      <circle className="i-chalk i-line" cx="240" cy="266" r="60" />
      <circle className="i-skin-3 i-line" cx="240" cy="266" r="51" />
      <path
        className="i-line i-fine"
        d="M200 236c26 4 54 18 80 44M208 228c28 6 58 22 80 44M222 220c26 8 50 24 66 42M192 252c26 4 54 18 78 46M190 270c22 4 44 16 64 44M196 290c14 4 28 12 38 22M192 280c8-26 24-46 48-64M196 292c10-30 34-58 66-72M208 304c8-30 36-62 70-76M224 312c10-32 32-58 62-68M242 316c8-26 24-46 48-58"
      />
      <Dots at={pores} className="i-oxblood" radius={3.5} />
    </g>
  </>,
)
