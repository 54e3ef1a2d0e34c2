import { Dots } from './figures/dots.tsx'
import { NurseArm } from './figures/holding-arm.tsx'
import { plate } from './plate.tsx'

const roots = [
  [292, 263],
  [318, 283],
  [344, 303],
  [370, 324],
  [396, 345],
] as const

export const LaserHairRemovalTrilogyIce = plate(
  'estuary',
  <>
    <path
      className="i-skin-2 i-line"
      d="M-300 520C-160 380-20 230 60 152c36-36 92-40 132-6 60 60 140 110 240 190 90 76 190 190 280 320l-120 80C480 600 420 520 330 456c-80-56-130-96-190-148C60 400-60 560-140 700Z"
    />
    <path className="i-line i-fine" d="M96 178c24-12 52-8 70 10M140 308c-4-14-4-26 0-36" />
    <path
      className="i-line"
      d="M292 263c8-10 20-22 24-40M318 283c8-10 20-22 24-40M344 303c8-10 20-22 24-40M370 324c8-10 20-22 24-40M396 345c8-10 20-22 24-40"
    />
    <Dots at={roots} className="i-oxblood" radius={3.5} />
    <path className="i-accent i-dots" d="M158 142c30 28 60 50 92 74" />
    <g transform="translate(214 66) rotate(-34)">
      <NurseArm>
        <path className="i-chalk i-line" d="m130-146 42 34L30 58-10 26Z" />
        <path className="i-line" d="m106-116 42 33" />
        <path className="i-sloe" d="M-12 28 30 60 4 92l-42-33Z" />
        <path className="i-estuary-deep i-line" d="m-40 56 46 36 12 34-76-28Z" />
      </NurseArm>
    </g>
  </>,
)
