import { Couch } from './figures/couch.tsx'
import { HeadLying } from './figures/head-lying.tsx'
import { NurseArm } from './figures/holding-arm.tsx'
import { plate } from './plate.tsx'

export const Microneedling = plate(
  'pink',
  <>
    <Couch />
    <HeadLying skin="i-skin-3" />
    <path className="i-accent" d="M166 224v16M178 222v22M190 221v26M202 221v26M214 222v22M226 224v16" />
    <g transform="translate(128 316) rotate(176) scale(.8)">
      <NurseArm>
        <path className="i-sloe" d="m103-93 16 13L24 42 4 28Z" />
        <path className="i-chalk i-line" d="M6 27-26 74l16 12 34-45Z" />
        <path className="i-line" d="m-18 80-18 24" />
      </NurseArm>
    </g>
  </>,
)
