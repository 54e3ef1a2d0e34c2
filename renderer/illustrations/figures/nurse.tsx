import { FobWatch } from './fob-watch.tsx'
import { Garment } from './garment.tsx'
import { HeadProfile } from './head-profile.tsx'
import { HoldingArm } from './holding-arm.tsx'
import { nurseSkin } from './skin.ts'

/** The nurse at a desk, in profile facing left, with a pen whose tip is at (-110, 640); the desk hides what is below that. */
export function Nurse() {
  return (
    <HeadProfile skin={nurseSkin} eye="open">
      <Garment className="i-estuary-deep" />
      <g transform="translate(116 408) scale(.9)">
        <FobWatch />
      </g>
      <g transform="translate(-67 567) rotate(10) scale(.75)">
        <HoldingArm glove={false}>
          <path className="i-oxblood" d="m112-98 10 8L26 36-34 108-38 104 16 28Z" />
        </HoldingArm>
      </g>
      <path className="i-estuary-deep" d="M226 462c-8 30 0 50 30 58l16 138h170V500Z" />
      <path className="i-line" d="M226 462c-8 30 0 50 30 58l16 138" />
      <path className="i-paper-line" d="m268 526 14 128" />
    </HeadProfile>
  )
}
