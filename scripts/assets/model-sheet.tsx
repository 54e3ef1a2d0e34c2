import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Back } from '../../renderer/illustrations/figures/back.tsx'
import { FobWatch } from '../../renderer/illustrations/figures/fob-watch.tsx'
import { Garment } from '../../renderer/illustrations/figures/garment.tsx'
import { HeadFront } from '../../renderer/illustrations/figures/head-front.tsx'
import { HeadLying } from '../../renderer/illustrations/figures/head-lying.tsx'
import { HeadProfile } from '../../renderer/illustrations/figures/head-profile.tsx'
import { HeadThreeQuarter } from '../../renderer/illustrations/figures/head-three-quarter.tsx'
import { HoldingArm, NurseArm } from '../../renderer/illustrations/figures/holding-arm.tsx'
import { Nurse } from '../../renderer/illustrations/figures/nurse.tsx'
import { RestingArm } from '../../renderer/illustrations/figures/resting-arm.tsx'
import { colour, drawingStyles } from './tokens.ts'

const side = 480
const columns = 4
const pen = <path className="i-oxblood" d="m112-98 10 8L26 36-34 108-38 104 16 28Z" />

/** What a cell shows, and the transform that places it there. */
const cells: (readonly [name: string, place: string, figure: ReactNode])[] = [
  ['Profile, knot, eyes closed', 'translate(110 70)', <HeadProfile skin="i-skin-1" key="1" />],
  [
    'Profile, cropped hair, dressed',
    'translate(110 70)',
    <HeadProfile skin="i-skin-4" hair="crop" eye="open" key="2">
      <Garment className="i-chalk" />
    </HeadProfile>,
  ],
  [
    'Profile, long hair with a band',
    'translate(110 70)',
    <HeadProfile skin="i-skin-2" hair="long" band key="3" />,
  ],
  ['Lying', 'translate(0 40)', <HeadLying skin="i-skin-3" key="4" />],
  ['Three quarters', 'translate(110 90)', <HeadThreeQuarter skin="i-skin-4" key="5" />],
  ['Three quarters, with a band', 'translate(110 90)', <HeadThreeQuarter skin="i-skin-1" band key="6" />],
  ['Front', 'translate(240 80)', <HeadFront skin="i-skin-2" key="7" />],
  ['Hand open, at rest', 'translate(0 -20)', <RestingArm skin="i-skin-2" key="8" />],
  [
    'Hand holding',
    'translate(90 240)',
    <HoldingArm glove={false} key="9">
      {pen}
    </HoldingArm>,
  ],
  ['Hand gloved', 'translate(140 300) rotate(-50)', <HoldingArm key="10">{pen}</HoldingArm>],
  ['Arm of the nurse', 'translate(60 400) rotate(-50) scale(.6)', <NurseArm key="11">{pen}</NurseArm>],
  ['Nurse', 'translate(160 40) scale(.62)', <Nurse key="12" />],
  ['Nurse’s watch', 'translate(240 120) scale(2.4)', <FobWatch key="13" />],
  ['From behind', 'translate(240 80) scale(.8)', <Back skin="i-skin-4" key="14" />],
]

/** Every figure of the drawings on one sheet, as SVG. */
export function modelSheet(): string {
  const height = Math.ceil(cells.length / columns) * side
  const sheet = (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${columns * side} ${height}`}>
      <title>Model sheet of the drawings</title>
      <style>{drawingStyles()}</style>
      <path fill={colour('pink')} d={`M0 0h${columns * side}v${height}H0Z`} />
      {cells.map(([name, place, figure], index) => (
        <svg
          key={name}
          aria-hidden="true"
          className="illustration"
          x={(index % columns) * side}
          y={Math.floor(index / columns) * side}
          width={side - 8}
          height={side - 8}
        >
          <path className="i-pink-pale" d="M0 0h480v480H0Z" />
          <g transform={place}>{figure}</g>
          <text className="i-sloe" x="16" y="30" fontFamily="sans-serif" fontSize="18">
            {name}
          </text>
        </svg>
      ))}
    </svg>
  )
  return `${renderToStaticMarkup(sheet)}\n`
}
