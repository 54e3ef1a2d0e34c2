import { Couch } from './figures/couch.tsx'
import { HeadLying } from './figures/head-lying.tsx'
import { NurseArm } from './figures/holding-arm.tsx'
import { plate } from './plate.tsx'

export const SkinPeels = plate(
  'pink',
  <>
    <Couch />
    <HeadLying skin="i-skin-2" />
    <path
      className="i-estuary i-line i-fine"
      d="M278 125c30 2 54 14 78 34-8 20-20 34-36 46-8-2-12-8-12-14-8 4-16 0-16-8-10 2-18-4-16-14-8-4-10-12-6-18 2-8 4-16 8-26Z"
    />
    <path className="i-paper-line" d="M290 138c18 4 34 12 48 24M288 154c16 4 28 10 38 20" />
    <g transform="translate(250 46) rotate(-40) scale(.9)">
      <NurseArm>
        <path className="i-oxblood" d="m126-118 12 10L30 40 10 24Z" />
        <path className="i-estuary-deep i-line" d="m6 28 26 20-12 16-30-23Z" />
        <path className="i-sloe" d="M-10 41 20 64C8 84-18 104-42 112c-4-24 10-52 32-71Z" />
        <path className="i-paper-line i-fine" d="M-2 52c-12 14-22 28-30 46M8 60c-10 12-20 24-30 34" />
      </NurseArm>
    </g>
  </>,
)
