import { Couch } from './figures/couch.tsx'
import { HeadLying } from './figures/head-lying.tsx'
import { NurseArm } from './figures/holding-arm.tsx'
import { type IllustrationProps, Plate } from './plate.tsx'

export function SkinPeels({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <Couch />
      <HeadLying skin="i-skin-2" />
      <path className="i-sheen" d="M266 126c28-2 52 10 76 30-6 22-26 44-52 60-16-6-30-18-34-32 6-20 8-40 10-58Z" />
      <g transform="translate(222 48) rotate(-40) scale(.9)">
        <NurseArm>
          <path className="i-oxblood" d="m126-118 12 10L30 40 10 24Z" />
          <path className="i-estuary-deep i-line" d="m6 28 26 20-12 16-30-23Z" />
          <path className="i-sloe" d="M-10 41 20 64C8 84-18 104-42 112c-4-24 10-52 32-71Z" />
          <path className="i-paper-line i-fine" d="M-2 52c-12 14-22 28-30 46M8 60c-10 12-20 24-30 34" />
        </NurseArm>
      </g>
    </Plate>
  )
}
